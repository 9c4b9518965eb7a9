import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** The technology and its limits. */
export const technology = defineTopics(({ dataPlace, sampleMark }) => ({
  training: {
    question: "Do you train AI on our data?",
    answer: claim(
      `We never train a model on your customers’ data${sampleMark}. What it is used for is set out in the data processing agreement, which names purpose, duration and subprocessors. We’ll send you the template on request.`,
      "no-training",
      "agreement",
    ),
  },
  model: {
    question: "Which AI model do you use?",
    answer: `Which language model your service uses is set out in the data processing agreement; I don’t know which it is. It runs ${dataPlace}${sampleMark}. I’m not a language model myself: I look up a prepared answer.`,
  },
  onPremise: {
    question: "Does it run on our own servers, too?",
    answer: `We store your customers’ data ${dataPlace}. Whether the services also run on your own servers, I can’t tell you yet.`,
  },
  liability: {
    question: "Who is liable for wrong answers?",
    answer:
      "Liability, for example for wrong answers or a data breach, is governed by your contract with us. I can’t tell you the terms, guarantees or insurance, and we don’t give legal advice.",
  },
  actions: {
    question: "Can the assistant also take orders or make bookings?",
    answer:
      "Whether the assistant takes orders, books anything or makes binding promises, we’ll clarify on the call. In our example, it answers questions and prepares the correction of an invoice, which accounting approves.",
  },
  approval: {
    question: "Does the assistant change invoices itself?",
    answer:
      "In our example, the assistant prepares a correction of the invoice, and accounts approves it. In the first call we work out what it may do in your case.",
  },
  customise: {
    question: "Can the assistant be customised?",
    answer:
      "Content, criteria and languages of the assistant are up to you. Whether that also goes for look, name and tone is best asked on the call.",
  },
}));
