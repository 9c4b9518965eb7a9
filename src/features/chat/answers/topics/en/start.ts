import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics } from "../../topic.ts";

/** "DPA" stays as it is. */
const inSentence = (text: string) => text.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());

/** From the first contact to a running solution. */
export const start = defineTopics(({ priceIncludes, project }) => ({
  setup: {
    question: suggestions.en.setup,
    answer: `Setup takes about ${project.setupDays} working days. It begins after you accept the quote, once we have your content and access. In the first call we work out how long it will take for you.`,
  },
  code: {
    question: "Do we have to write code?",
    answer: claim(
      "Nobody on your side has to write code (“no code”), not even to keep your systems in sync. We take care of setup and connection; you give us content and access.",
      "no-code-needed",
    ),
  },
  process: {
    question: "How does it work, step by step?",
    answer: claim(
      `The way to launch has three steps: call, quote and setup, launch and measurement. In a free ${project.callMinutes}-minute call we work out what pays off. Once you agree to the written quote, we set everything up. Then we go live with you and measure for ${project.watchedWeeks} weeks what the service achieves.`,
      "no-obligation",
    ),
  },
  knowledge: {
    question: "Where does the assistant get its knowledge?",
    answer:
      "The assistant gets its knowledge from your own content: invoices, delivery times and manuals. If it isn’t sure, the question goes to your team. Training for your team and adjusting after the launch are included in the price.",
  },
  support: {
    question: "Who looks after us after launch?",
    answer: `We look after your service ourselves. Included in the price, plus VAT: ${priceIncludes.map(inSentence).join("; ")}.`,
  },
}));
