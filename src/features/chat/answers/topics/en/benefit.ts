import { defineTopics } from "../../topic.ts";

/** What the solutions are good for, and for whom. */
export const benefit = defineTopics(({ sectors }) => ({
  problems: {
    question: "Which problems do you solve?",
    answer:
      "Three above all: wait times cost revenue, customer data sits in CRM silos, and appointments are missed. Your customers get answers sooner, and your team has time for what people do better.",
    from: ["about"],
  },
  worth: {
    question: "Is it worth it for us?",
    answer:
      "That depends on your enquiries; we promise no savings in euros or hours. In the first call we work out whether automation pays off for you. If it doesn’t, we say so.",
    from: ["process"],
    person: true,
  },
  people: {
    question: "Does the AI replace our employees?",
    answer:
      "No, that is not what it is for: People first. AI second. It takes over recurring questions and routine steps; what people do better stays with your team, and what it isn’t sure of it hands over.",
    from: ["about"],
  },
  fit: {
    question: "Who is this suitable for?",
    answer: `For businesses with many recurring enquiries, above all in ${sectors}. We name no minimum size: whether it fits your business, the team will tell you in the first call.`,
    from: ["process"],
    person: true,
  },
  comparison: {
    question: "What sets you apart from other providers?",
    answer:
      "Three things: no code, usually set up within days, and what the AI isn’t sure of goes to people. We publish no comparison with single products such as ChatGPT; the team is glad to discuss it with you.",
    from: ["services"],
    person: true,
  },
  references: {
    question: "Do you have references?",
    answer: `None are named on this website yet. For examples from your industry, please ask the team.`,
    from: [],
    person: true,
  },
}));
