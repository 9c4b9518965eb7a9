import { defineTopics } from "../../topic.ts";

/** The technology and its limits. */
export const technology = defineTopics(({ dataPlace }) => ({
  model: {
    question: "Which AI model do you use?",
    answer:
      "This website doesn’t say which language model works in your solution; the team will tell you. I myself am no language model: I look up the matching answer on this website.",
    from: [],
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
    answer: `The solutions store customer data ${dataPlace}. Whether they can also run on your own servers, the team can tell you.`,
    from: ["security"],
    person: true,
  },
  liability: {
    question: "Who is liable for wrong answers?",
    answer:
      "Your contract settles that; this website makes no general promise. To make it rare, the assistant hands over to your team what it isn’t sure of. Questions of liability are answered by a person.",
    from: [],
    person: true,
  },
  customise: {
    question: "Can the assistant be customised?",
    answer:
      "Content, criteria and languages follow your needs. How far look, name, tone and rules can be adjusted, the team discusses with you.",
    from: [],
    person: true,
  },
}));
