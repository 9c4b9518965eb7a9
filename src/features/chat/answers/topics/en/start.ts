import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** From the first contact to a running solution. */
export const start = defineTopics(({ priceIncludes, project }) => ({
  process: {
    question: "How does it work, step by step?",
    answer: `In three steps. In a ${project.callMinutes}-minute call we work out what pays off. Then you receive a written quote, and once you agree, we set everything up. Finally, we go live with you and measure for ${project.watchedWeeks} weeks what the service achieves.`,
    from: ["process"],
  },
  needs: {
    question: "What do you need from us?",
    answer: claim(
      "Mainly your content, such as manuals and answers to common questions, access to the systems to be connected, and somebody who can make decisions. Nobody on your side has to write code. In the first call we go through the work involved.",
      "no-code-needed",
    ),
    from: ["services"],
  },
  knowledge: {
    question: "Where does the assistant get its knowledge?",
    answer:
      "Its knowledge comes from your own content: manuals, invoices and delivery times. If the answer isn’t there, the question goes to your team. To change an answer, you change the content; we show your team how.",
    from: ["services"],
  },
  support: {
    question: "Who looks after us after launch?",
    answer: `We do. The price includes: ${priceIncludes.map(inSentence).join("; ")}. Response times are in your quote.`,
    from: ["process"],
  },
}));
