import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** From the first contact to a running solution. */
export const start = defineTopics(({ priceIncludes, project }) => ({
  process: {
    question: "How does it work, step by step?",
    answer: claim(
      `The way to launch has three steps: call, setup and measurement. In a free ${project.callMinutes}-minute call we work out what pays off. Once you agree to the written quote, we set everything up. Then we go live with you and measure for ${project.watchedWeeks} weeks what the service achieves.`,
      "no-obligation",
    ),
  },
  needs: {
    question: "What do you need from us?",
    answer: claim(
      "From you we need content, such as manuals, and access to the systems to be connected. Nobody on your side has to write code. In the first call we go through the work involved.",
      "no-code-needed",
    ),
  },
  knowledge: {
    question: "Where does the assistant get its knowledge?",
    answer:
      "The assistant gets its knowledge from your own content: invoices, delivery times and manuals. If it isn’t sure, the question goes to your team. Training for your team and adjusting after the launch are included in the price.",
  },
  support: {
    question: "Who looks after us after launch?",
    answer: `After launch, we look after your service. The price includes: ${priceIncludes.map(inSentence).join("; ")}. This website doesn’t name fixed response times.`,
  },
}));
