import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics, list } from "../../topic.ts";

/** What a customer needs: for the start, in law, and of their systems. */
const needed = defineTopics(({ dataPlace, project, sampleMark, systems }) => ({
  needs: {
    question: "What do you need from us?",
    answer: claim(
      `About ${project.ownHours} hours of your time before launch${sampleMark}, plus content, such as manuals, access to your systems, and somebody who can answer questions about your business. We handle setup and training for your team.`,
      "as-quoted",
    ),
  },
  worksCouncil: {
    question: "What about our works council?",
    answer: claim(
      "In Germany, it often has a say: co-determination applies if the service can monitor how employees behave or perform (§\u00a087(1) no.\u00a06 of the Works Constitution Act, BetrVG), for example through logs. We’ll tell you in advance what is logged.",
      "agreement",
    ),
  },
  otherSystems: {
    question: "Does it work with ERP and DATEV?",
    answer: claim(
      `Often, yes: ERP systems (such as SAP Business One), online shops, DATEV, Zendesk and Matomo can be connected if their interfaces allow it; we’ll check on the free call. CRMs we connect include ${list(systems, "and")}.`,
      "as-quoted",
      "no-obligation",
    ),
  },
  gdpr: {
    question: suggestions.en.gdpr,
    answer: claim(
      `We sign a data processing agreement (DPA) with you that sets deletion periods, and we keep an audit log. We store your customers’ data ${dataPlace}; the language model, named in the agreement, runs there, too. Your customers’ data is never used to train a model${sampleMark}.`,
      "agreement",
      "data-place",
      "no-training",
    ),
  },
}));

/** Why somebody may doubt it. */
const doubts = defineTopics(({ project }) => ({
  gaps: {
    question: "What if the AI gets it wrong?",
    answer: `When in doubt, the assistant hands over to your team. It can also be confidently wrong: you decide what it answers by itself and what a person approves. For the first ${project.watchedWeeks} weeks, we measure with you how well it answers and adjust it.`,
  },
  references: {
    question: "Do you have references?",
    answer: claim(
      `We can’t name a reference yet; the customers in our examples are made up. Judge for yourself: on the free call, we’ll put your own questions to the assistant with you; after launch, your own figures show what it does.`,
      "as-quoted",
      "no-obligation",
      "useful-answer",
    ),
  },
  comparison: {
    question: "Why not just use ChatGPT?",
    answer: claim(
      `ChatGPT and Copilot mainly help your staff; our chat assistant answers your customers. If all your customer data is in the CRM, the CRM’s own AI is often enough. We’re worth a look when customer data also sits elsewhere, for example in a customer portal.`,
      "as-quoted",
      "useful-answer",
    ),
  },
}));

/** What the page shows with its answers: the only topics that its scripts have before the chat is opened. */
export const asked = defineTopics((facts) => ({ ...needed(facts), ...doubts(facts) }));
