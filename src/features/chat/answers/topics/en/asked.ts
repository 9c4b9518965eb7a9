import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics, list } from "../../topic.ts";

/** What buyers ask before the first call: the page shows these with their answers. */
export const asked = defineTopics(
  ({ firstYear, monthlyFrom, priceModel, project, sampleMark, setupFrom, systems }) => ({
    systems: {
      question: "Which CRM systems do you support?",
      answer: `We connect ${list(systems, "and")}, among others. Others, such as SAP Business One or DATEV, need an interface (API); we check with you whether they can be connected.`,
    },
    setup: {
      question: suggestions.en.setup,
      answer: `Setup usually takes ${project.setupDays} working days once we have your content and access. In the first call we work out how long it will take for you.`,
    },
    code: {
      question: "Do we have to write code?",
      answer: claim(
        "Nobody on your side has to write code (“no code”), not even to keep your systems in sync. We take care of setup and connection; you give us content and access.",
        "no-code-needed",
      ),
    },
    price: {
      question: suggestions.en.price,
      answer: `Each service costs from €${setupFrom} for setup and from €${monthlyFrom} a month, plus VAT${sampleMark}. That makes from €${firstYear} in the first year. ${priceModel}`,
    },
    gaps: {
      question: "What happens if the assistant doesn’t know the answer?",
      answer: `Like every AI, the assistant can make mistakes: if it isn’t sure, it hands the question over to your team, with the whole conversation. In the first ${project.watchedWeeks} weeks we measure with you how well the service works.`,
    },
    gdpr: {
      question: suggestions.en.gdpr,
      answer:
        "To comply with the GDPR, we sign a data processing agreement (DPA) with you, agree deletion periods and keep an audit log. Together we check whether your use is lawful, for example with WhatsApp.",
    },
  }),
);
