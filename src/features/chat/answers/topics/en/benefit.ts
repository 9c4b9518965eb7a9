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
    answer: `Whether it is worth it depends on your enquiries. Example (${example.requests} a month, ${example.minutes} minutes each at €${example.hourly} an hour): a ${example.breakEven}% drop in enquiries to your team covers the monthly fee, ${example.withSetup}% the first year, setup included. At ${example.target}%, our target, you save up to €${example.first} after our prices, then up to €${example.later} a year.`,
  },
  people: {
    question: "Does the AI replace our employees?",
    answer:
      "The AI takes work off your team’s hands and isn’t meant to replace it: it handles recurring questions and routine steps, and what people do better stays with your team. Our principle: People first. AI second.",
  },
  fit: {
    question: "Who is this suitable for?",
    answer: claim(
      `Our services are for mid-sized companies, above all in ${sectors}. We don’t name a minimum size; the number of your enquiries decides. On the free call we’ll see whether it suits you.`,
      "no-obligation",
    ),
  },
}));
