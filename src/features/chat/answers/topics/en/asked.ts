import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics, list } from "../../topic.ts";

/** What buyers ask before the first call: the page shows these with their answers. */
export const asked = defineTopics(({ monthlyFrom, priceModel, project, setupFrom, systems }) => ({
  systems: {
    question: "Which CRM systems do you support?",
    answer: `We connect ${list(systems, "and")}, among others. Others, such as SAP Business One or DATEV, need an interface (API); we check with you whether they can be connected.`,
    from: ["services"],
  },
  setup: {
    question: suggestions.en.setup,
    answer: `Setup usually takes ${project.setupDays} working days once we have your content and access. In the first call we work out how long it will take for you.`,
    from: ["process"],
  },
  code: {
    question: "Do we have to write code?",
    answer: claim(
      "No. Nobody on your side has to write code, not even to keep your systems in sync: that is what “no code” means. You don’t need an IT department of your own.",
      "no-code-needed",
    ),
    from: ["services"],
  },
  price: {
    question: suggestions.en.price,
    answer: `Each service costs from €${setupFrom} for setup and from €${monthlyFrom} a month, plus VAT. ${priceModel}`,
    from: ["process"],
  },
  gaps: {
    question: "What happens if the assistant doesn’t know the answer?",
    answer: `It hands the question over to your team, with the whole conversation. No AI is free of mistakes, so in the first ${project.watchedWeeks} weeks we measure with you how well the service works.`,
    from: ["services", "process"],
  },
  gdpr: {
    question: suggestions.en.gdpr,
    answer:
      "We sign a data processing agreement (DPA) with you, agree deletion periods and keep an audit log. Together we check whether your use is lawful, for example with WhatsApp.",
    from: ["security", "privacy"],
  },
}));
