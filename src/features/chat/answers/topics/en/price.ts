import { defineTopics } from "../../topic.ts";

/** Money and contracts. */
export const price = defineTopics(({ contract }) => ({
  discount: {
    question: "Are there discounts or grants?",
    answer: "We don’t list any on this website; the price depends on the scope.",
    from: ["process"],
    person: true,
  },
  trial: {
    question: "Can I try it first?",
    answer:
      "You can watch examples of all three services on the homepage. We don’t promise a free trial here; a demo or a pilot is something to arrange with us.",
    from: ["services"],
    person: true,
  },
  payment: {
    question: "How do we pay?",
    answer:
      "You pay once for setup, then monthly, both plus VAT. Payment methods and terms are in your quote.",
    from: ["process"],
  },
  contract: {
    question: "How long does the contract run?",
    answer: `The contract runs for at least ${contract.minimumMonths} months; after that, you can cancel with ${contract.noticeWeeks} weeks’ notice. Everything else, including confidentiality, is in your quote.`,
    from: ["process"],
  },
  exit: {
    question: "What happens to our data when the contract ends?",
    answer:
      "When the contract ends, your data is returned to you or deleted, as set out in your data processing agreement. You keep your own systems in any case.",
    from: ["security"],
  },
}));
