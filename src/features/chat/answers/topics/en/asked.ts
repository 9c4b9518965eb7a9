import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics } from "../../topic.ts";

/** What the page shows with its answers: the only topics that its scripts have before the chat is opened. */
export const asked = defineTopics(({ dataPlace, project, sampleMark }) => ({
  needs: {
    question: "What do you need from us?",
    answer: claim(
      `From you we need two things: content, such as manuals, and access to the systems to be connected. We do the rest, usually within ${project.setupDays} working days, including training for your team. Nobody on your side has to write code.`,
      "no-code-needed",
    ),
  },
  training: {
    question: "Do you train AI on our data?",
    answer:
      "What your data is used for is set out in the data processing agreement: it names purpose, duration and subprocessors. Whether a model is trained on it is not stated on this website; we send you the template on request.",
  },
  worksCouncil: {
    question: "Does the works council have to agree?",
    answer: claim(
      "Your works council may have a say, depending on how you use the service; we don’t give legal advice. So that it can look early, we send you the template of the data processing agreement on request, with purpose, duration and technical measures.",
      "agreement",
    ),
  },
  references: {
    question: "Do you have references?",
    answer: claim(
      `There are no references that we name in public yet; the customers in our examples are made up. That is why we measure at your company: in the first ${project.watchedWeeks} weeks after the launch you see in figures what the service brings.`,
      "as-quoted",
    ),
  },
  gaps: {
    question: "What happens if the assistant doesn’t know the answer?",
    answer: `If the assistant isn’t sure, it hands the question over to your team, with the whole conversation. Like every AI, it can make mistakes; that is why, in the first ${project.watchedWeeks} weeks, we measure with you how well it answers, and adjust it. Both are included in the price.`,
  },
  gdpr: {
    question: suggestions.en.gdpr,
    answer: claim(
      `To comply with the GDPR, we sign a data processing agreement (DPA) with you, including deletion periods, and keep an audit log. We store your customers’ data ${dataPlace}${sampleMark}. Before the launch, we check with you whether your use is lawful, for example with WhatsApp.`,
      "agreement",
    ),
  },
}));
