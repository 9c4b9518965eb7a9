import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** What the solutions are good for, and for whom. */
export const benefit = defineTopics(({ project, sectors }) => ({
  problems: {
    question: "Which problems do you solve?",
    answer:
      "Three above all: wait times that cost revenue, customer data stuck in CRM silos, and missed appointments. Your customers get answers sooner, and your team gets time for what people do better.",
    from: ["about"],
  },
  worth: {
    question: "Is it worth it for us?",
    answer: claim(
      "That depends on your enquiries, so we don’t promise savings or a number of leads. In the free first call we tell you what will pay off and what won’t.",
      "no-obligation",
    ),
    from: ["process", "contact"],
  },
  people: {
    question: "Does the AI replace our employees?",
    answer:
      "No, it takes work off their hands: the AI handles recurring questions and routine steps, and what people do better stays with your team. Our principle: People first. AI second.",
    from: ["about"],
  },
  fit: {
    question: "Who is this suitable for?",
    answer: claim(
      `Businesses with many recurring enquiries, above all in ${sectors}. We don’t name a minimum size; in the free first call we find out whether it suits you.`,
      "no-obligation",
    ),
    from: ["process", "contact"],
  },
  comparison: {
    question: "What sets you apart from other providers?",
    answer: claim(
      `Three things: nobody on your side has to write code, setup usually takes ${project.setupDays} working days, and when the AI isn’t sure, your team takes over. What that means for you beside other products is a good question for the free first call.`,
      "no-code-needed",
    ),
    from: ["services", "process"],
    person: true,
  },
  references: {
    question: "Do you have references?",
    answer: "We don’t name references on this website yet. Do ask us in the free first call.",
    from: [],
    person: true,
  },
}));
