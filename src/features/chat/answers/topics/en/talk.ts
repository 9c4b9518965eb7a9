import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** The conversation itself. */
export const talk = defineTopics(({ answerHours, brand, officeHours, persona, phone, voice }) => ({
  ai: {
    question: "Who are you, a human or an AI?",
    answer: claim(
      `I’m ${persona}, the AI assistant of ${brand}, not a person. ${brand} automates support, sales and CRM for businesses. I pick from prepared answers; ask me about our services, prices, how we work or data protection.`,
      "nothing-made-up",
    ),
    from: ["company", "privacy"],
  },
  human: {
    question: "Can I talk to a person?",
    answer: claim(
      `Of course. Call us on ${phone} (${officeHours}), or write to us through the contact form; somebody on our team will answer within ${answerHours} hours.`,
      "answer-24h",
    ),
    from: ["contact"],
    person: true,
  },
  voice: {
    question: "Can I talk to the assistant by voice?",
    answer: voice
      ? "Yes, if your browser can: go back to the options and choose SPEAK."
      : "Not yet: voice calls are still being set up. You can write to me now.",
    from: [],
  },
  siteLanguage: {
    question: "Can I change the language of the website?",
    answer: "Yes, between German and English, at the very bottom of the page. Our conversation stays.",
    from: [],
  },
  hello: {
    question: "Hello!",
    answer: "Hello! Ask me about our services, prices, how we work or data protection.",
    from: [],
  },
  thanks: {
    question: "Thank you!",
    answer: "You’re welcome. If there is anything else, just ask.",
    from: [],
  },
}));
