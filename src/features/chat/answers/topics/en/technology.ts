import { defineTopics } from "../../topic.ts";

/** The technology and its limits. */
export const technology = defineTopics(({ dataPlace }) => ({
  model: {
    question: "Which AI model do you use?",
    answer:
      "Your data processing agreement names the language model; we don’t name one here. I’m not a language model myself: I look up the matching answer on this website.",
    from: ["security"],
    person: true,
  },
  training: {
    question: "Do you train AI on our data?",
    answer:
      "The data processing agreement sets out what your data is used for, and whether a model is trained on it. You can have the template before you decide.",
    from: ["security"],
    person: true,
  },
  onPremise: {
    question: "Does it run on our own servers, too?",
    answer: `We store your customers’ data ${dataPlace}; our team can tell you whether your own servers are an option, too.`,
    from: ["security"],
    person: true,
  },
  liability: {
    question: "Who is liable for wrong answers?",
    answer:
      "That is set out in your contract. To keep wrong answers rare, the assistant hands over to your team when it isn’t sure.",
    from: [],
    person: true,
  },
  approval: {
    question: "Does the assistant change invoices itself?",
    answer:
      "No, in our example it prepares the correction, and accounting releases it. In the first call we work out what it may do in your case.",
    from: ["services"],
  },
  customise: {
    question: "Can the assistant be customised?",
    answer:
      "Yes: content, criteria and languages are up to you. Our team can tell you how far that goes for look, name and tone.",
    from: [],
    person: true,
  },
}));
