import { defineTopics } from "../../topic.ts";

/** The technology and its limits. */
export const technology = defineTopics(({ dataPlace, project }) => ({
  model: {
    question: "Which AI model do you use?",
    answer:
      "This website doesn’t say which language model works in your solution; the team will tell you. I myself am no language model: I look up the matching answer on this website.",
    from: ["contact"],
    person: true,
  },
  training: {
    question: "Do you train AI on our data?",
    answer:
      "That depends on your contract, and this website doesn’t say. Have it assured in the data processing agreement that your data is used for you alone.",
    from: ["contact"],
    person: true,
  },
  onPremise: {
    question: "Does it run on our own servers, too?",
    answer: `This website says nothing about that: the solutions keep customer data ${dataPlace}. Whether it can run at your place, the team can tell you.`,
    from: ["contact"],
    person: true,
  },
  gaps: {
    question: "What happens if the assistant does not know something?",
    answer: `Then it doesn’t guess: what it isn’t sure of goes to your team, with the whole conversation. No AI is free of mistakes; that is why we measure with you in the first ${project.watchedWeeks} weeks.`,
    from: ["services"],
  },
  liability: {
    question: "Who is liable for wrong answers?",
    answer:
      "Your contract settles that; this website makes no general promise. To make it rare, the assistant hands over to your team what it isn’t sure of. Questions of liability are answered by a person.",
    from: ["contact"],
    person: true,
  },
  customise: {
    question: "Can the assistant be customised?",
    answer:
      "Content, criteria and languages follow your needs. How far look, name, tone and rules can be adjusted, the team discusses with you.",
    from: ["contact"],
    person: true,
  },
}));
