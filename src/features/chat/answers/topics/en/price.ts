import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics } from "../../topic.ts";

/** Money and contracts. */
export const price = defineTopics(
  ({ contract, firstYear, monthlyFrom, priceModel, sampleMark, setupFrom, shortestTerm }) => ({
    price: {
      question: suggestions.en.price,
      answer: `Each service starts at €${setupFrom} for setup and €${monthlyFrom} a month, plus VAT${sampleMark}. The first year comes to at least €${firstYear}. ${priceModel}`,
    },
    firstYear: {
      question: "What does a service cost in the first year?",
      answer: `One service costs from €${firstYear} in the first year, plus VAT: €${setupFrom} for setup + 12 × €${monthlyFrom} running costs${sampleMark}. Each further year costs from 12 × €${monthlyFrom}. ${priceModel}`,
    },
    otherPrices: {
      question: "Are there prices per user, message or hour?",
      answer: `We charge per service, not per user, message or hour: from €${setupFrom} for setup and from €${monthlyFrom} a month, plus VAT${sampleMark}. ${priceModel} I don’t know of any surcharges.`,
    },
    discount: {
      question: "Are there discounts or grants?",
      answer: `I don’t know of any discounts or grants. ${priceModel}`,
    },
    trial: {
      question: "Can I try it first?",
      answer: claim(
        "You can watch examples of all three services on the homepage. I can’t promise a trial or a pilot; in the free first call we demonstrate a service using your own questions.",
        "no-obligation",
        "useful-answer",
      ),
    },
    payment: {
      question: "How do we pay?",
      answer:
        "You pay once for setup, then monthly for operation, both plus VAT. Your written quote sets out how and when you pay; I don’t have those details yet.",
    },
    contract: {
      question: "How long does the contract run?",
      answer: claim(
        `The minimum term is ${contract.minimumMonths} months from launch: you can leave at the end of month ${contract.minimumMonths} or later, with ${contract.noticeWeeks} weeks’ notice. Over those ${contract.minimumMonths} months, one service costs at least €${shortestTerm} plus VAT, setup included. I know of no other terms; you receive a written quote.`,
        "as-quoted",
      ),
    },
    exit: {
      question: "What happens to our data when the contract ends?",
      answer: claim(
        "When the contract ends, we delete or return your data, whichever you choose; your data processing agreement (DPA) names the deletion periods. You keep your own systems; who owns the assistant then, or what happens if we go out of business, I can’t say.",
        "agreement",
      ),
    },
  }),
);
