import { defineTopics } from "../../topic.ts";

/** Money and contracts. */
export const price = defineTopics(({ contract }) => ({
  discount: {
    question: "Are there discounts or grants?",
    answer:
      "This website names no discounts, special prices or grants. The price depends on the scope; whether something is possible, the team can tell you.",
    from: [],
    person: true,
  },
  trial: {
    question: "Can I try it first?",
    answer:
      "Examples of all three solutions run on this website for you to watch. We promise no free trial here; a demo or a pilot is something to arrange with the team.",
    from: ["services"],
    person: true,
  },
  payment: {
    question: "How do we pay?",
    answer:
      "Once for the set-up and then monthly; our prices are without VAT. Payment methods, terms and instalments are in the quote.",
    from: ["process"],
    person: true,
  },
  contract: {
    question: "How long does the contract run?",
    answer: `At least ${contract.minimumMonths} months; after that you can cancel with ${contract.noticeWeeks} weeks’ notice. Your quote is what binds; it also says what applies to confidentiality.`,
    from: ["process"],
    person: true,
  },
  exit: {
    question: "What happens to our data when the contract ends?",
    answer:
      "Your data processing agreement settles that: data is returned or deleted when the contract ends. You keep your own systems in any case. The team clarifies details on export and rights.",
    from: ["security"],
    person: true,
  },
}));
