import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics } from "../../topic.ts";

/** What the page shows with its answers: the only topics that its scripts have before the chat is opened. */
export const asked = defineTopics(({ project }) => ({
  needs: {
    question: "What do you need from us?",
    answer: claim(
      "From you we need content, such as manuals, and access to the systems to be connected. Nobody on your side has to write code. In the first call we go through the work involved.",
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
    answer:
      "Whether your works council has a say depends on how you use the service; we don’t give legal advice. The data processing agreement names purpose, duration and technical measures; we send you the template on request.",
  },
  references: {
    question: "Do you have references?",
    answer:
      "Customer references are not on this website yet; the customers in our examples are made up. Do ask us about references in the free first call.",
  },
  gaps: {
    question: "What happens if the assistant doesn’t know the answer?",
    answer: `Like every AI, the assistant can make mistakes: if it isn’t sure, it hands the question over to your team, with the whole conversation. In the first ${project.watchedWeeks} weeks we measure with you how well the service works.`,
  },
  gdpr: {
    question: suggestions.en.gdpr,
    answer:
      "To comply with the GDPR, we sign a data processing agreement (DPA) with you, agree deletion periods and keep an audit log. Together we check whether your use is lawful, for example with WhatsApp.",
  },
}));
