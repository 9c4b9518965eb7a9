import { promise } from "#shared/promise.ts";
import { defineTopics } from "../../topic.ts";

/** From the first contact to a running solution. */
export const start = defineTopics(({ project }) => ({
  process: {
    question: "How does it work step by step?",
    answer: `In three steps: in a ${project.callMinutes}-minute call we work out what pays off. You receive a written quote, and once you agree we set everything up. Then we go live with you and measure for ${project.watchedWeeks} weeks what the solution brings.`,
    from: ["process"],
  },
  needs: {
    question: "What do you need from us?",
    answer: promise(
      "Above all your content, such as manuals and answers to common questions, access to the systems to be connected, and somebody who can decide. Nobody has to write code. The exact effort is clarified in the first call.",
      "no-code-needed",
    ),
    from: ["services"],
    person: true,
  },
  knowledge: {
    question: "Where does the assistant get its knowledge?",
    answer:
      "From your own material: manuals, invoices and delivery times. If the answer isn’t there, the question goes to your team. To change an answer, you change the material; the team shows you how.",
    from: ["services"],
    person: true,
  },
  support: {
    question: "Who looks after us after launch?",
    answer: `We stay with you after launch: in the first ${project.watchedWeeks} weeks we measure with you how well the solution works. What support includes after that, such as training, changes and response times, is in the quote.`,
    from: ["process"],
    person: true,
  },
}));
