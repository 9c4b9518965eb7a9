import { promise } from "#shared/promise.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics, list } from "../../topic.ts";

/** What buyers ask before the first call: the page shows these with their answers. */
export const asked = defineTopics(({ monthlyFrom, priceModel, project, setupFrom, systems }) => ({
  systems: {
    question: "Which CRM systems do you support?",
    answer: `Among others ${list(systems, "and")}. If yours isn’t listed, we check whether it can be connected.`,
    from: ["services"],
  },
  setup: {
    question: suggestions.en.setup,
    answer: `Usually ${project.setupDays} working days from order to launch. How many it will be for you is something we clarify in the first call.`,
    from: ["process"],
  },
  code: {
    question: "Do we have to write code?",
    answer: promise(
      "Nobody on your side has to write code, not even to keep your systems in sync: that is what “no code” means. You need no IT department of your own.",
      "no-code-needed",
    ),
    from: ["services"],
  },
  price: {
    question: suggestions.en.price,
    answer: `From €${setupFrom} for the set-up and from €${monthlyFrom} a month, each plus VAT. ${priceModel}`,
    from: ["process"],
  },
  gaps: {
    question: "What happens if the assistant does not know something?",
    answer: `Then it hands the question to your team, with the whole conversation. No AI is free of mistakes; in the first ${project.watchedWeeks} weeks we measure with you how well the solution works.`,
    from: ["services", "process"],
  },
  gdpr: {
    question: suggestions.en.gdpr,
    answer:
      "We sign a data processing agreement (DPA) with you and agree on deletion periods and an audit log. Whether your use is lawful, for example with WhatsApp, we check together with you. What this website itself processes is in the privacy policy.",
    from: ["security", "privacy"],
  },
}));
