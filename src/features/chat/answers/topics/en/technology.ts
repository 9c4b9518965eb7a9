import { defineTopics } from "../../topic.ts";

/** The technology and its limits. */
export const technology = defineTopics(({ dataPlace }) => ({
  model: {
    question: "Which AI model do you use?",
    answer:
      "Your data processing agreement names the providers that process your customers’ data; this website doesn’t name a language model. I’m not a language model myself: I look up the matching answer on this website.",
  },
  onPremise: {
    question: "Does it run on our own servers, too?",
    answer: `We store your customers’ data ${dataPlace}. Whether the services also run on your own servers is not stated on this website.`,
  },
  liability: {
    question: "Who is liable for wrong answers?",
    answer:
      "Liability for wrong answers is governed by your contract with us. This website promises neither a guarantee nor insurance, and we don’t give legal advice.",
  },
  approval: {
    question: "Does the assistant change invoices itself?",
    answer:
      "In our example, the assistant prepares a correction of the invoice, and accounting releases it. In the first call we work out what it may do in your case.",
  },
  customise: {
    question: "Can the assistant be customised?",
    answer:
      "Content, criteria and languages of the assistant are up to you. Whether that also goes for look, name and tone is not stated on this website.",
  },
}));
