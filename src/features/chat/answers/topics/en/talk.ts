import { promise } from "#shared/promise.ts";
import { defineTopics } from "../../topic.ts";

/** The conversation itself. */
export const talk = defineTopics(({ answerHours, officeHours, persona, phone, voice }) => ({
  ai: {
    question: "Are you a human or an AI?",
    answer: promise(
      `I’m ${persona}, an AI assistant and not a person. I pick from prepared answers and don’t write them myself. Ask me about solutions, prices, the process or data protection.`,
      "nothing-made-up",
    ),
    from: ["privacy"],
  },
  human: {
    question: "Can I talk to a person?",
    answer: promise(
      `Of course. “Hand over to the team” below this conversation puts all you wrote here into the contact form; somebody will answer within ${answerHours} hours. Or phone us: ${phone} (${officeHours}).`,
      "answer-24h",
    ),
    from: ["contact"],
    person: true,
  },
  voice: {
    question: "Can I talk to the assistant by voice?",
    answer: voice
      ? "Yes. Go back to the choice and pick SPEAK."
      : "Not yet: voice calls are still being set up. In writing I can answer you right now.",
    from: [],
  },
  siteLanguage: {
    question: "Can I change the language of the website?",
    answer:
      "Yes, at the very bottom of the page: Deutsch or English. The website has no other languages. Our conversation stays as it is.",
    from: [],
  },
  hello: {
    question: "Hello!",
    answer: "Hello! Ask me about our solutions, prices, the process, data protection, or how to reach us.",
    from: [],
  },
  thanks: {
    question: "Thank you!",
    answer: "You’re welcome. If anything is still open, just keep asking.",
    from: [],
  },
}));
