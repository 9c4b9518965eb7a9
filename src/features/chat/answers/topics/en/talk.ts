import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** The conversation itself. */
export const talk = defineTopics(({ answerHours, brand, officeHours, persona, phone, voice }) => ({
  ai: {
    question: "Who are you, a human or an AI?",
    answer: claim(
      `I’m ${persona}, the AI assistant of ${brand}, not a person. I run entirely in your browser, pick from prepared answers and generate no text myself; ask me about our services, prices, how we work or data protection.`,
      "nothing-made-up",
    ),
  },
  human: {
    question: "Can I talk to a person?",
    answer: claim(
      `You can talk to a person on ${phone} (${officeHours}). Or write to us through the contact form: a managing director reads it, and the answer comes within ${answerHours} hours.`,
      "answer-24h",
    ),
  },
  voice: {
    question: "Can I talk to the assistant by voice?",
    answer: voice
      ? claim(
          "If your browser supports it, you can talk to me: go back to the options and choose SPEAK. Your voice is not recorded.",
          "voice-on-device",
          "audio-not-recorded",
        )
      : "You cannot talk to me by voice yet: voice calls are still being set up. You can write to me now.",
  },
  siteLanguage: {
    question: "Can I change the language of the website?",
    answer:
      "You can change the language at the top of the page, between German and English. Our conversation stays.",
  },
  hello: {
    question: "Hello!",
    answer: `Hello, this is ${persona}, the AI assistant of ${brand}. Ask me about our services, prices, how we work or data protection.`,
  },
  thanks: {
    question: "Thank you!",
    answer: "Thank you for talking to me. If there is anything else, just ask me.",
  },
}));
