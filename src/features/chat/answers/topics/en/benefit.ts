import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** What the solutions are good for, and for whom. */
export const benefit = defineTopics(({ example, sectors }) => ({
  problems: {
    question: "Which problems do you solve?",
    answer:
      "We solve three problems above all: wait times that cost revenue, customer data stuck in CRM silos, and missed appointments. Routine work is automated, and what people do better stays with your team.",
  },
  worth: {
    question: "Is it worth it for us?",
    answer: `Whether it is worth it depends on your enquiries. Example (${example.requests} a month, ${example.minutes} minutes each at €${example.hourly} an hour): from ${example.breakEven}% fewer tickets the monthly fee is covered, from ${example.withSetup}% the setup, too, in year one, when ${example.target}% saves staff time worth up to €${example.first}, then up to €${example.later} a year. Illustrative figures.`,
  },
  people: {
    question: "Does the AI replace our employees?",
    answer:
      "The AI doesn’t replace your team: it takes over recurring questions and routine steps, and what people do better stays with your team. Our principle: People first. AI second.",
  },
  fit: {
    question: "Who is this suitable for?",
    answer: claim(
      `Our services are meant for mid-sized companies, above all in ${sectors}. We don’t name a minimum size; in the free first call we find out whether it suits you.`,
      "no-obligation",
    ),
  },
}));
