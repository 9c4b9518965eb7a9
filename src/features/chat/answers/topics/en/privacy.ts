import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** What happens to a visitor's data. */
export const privacy = defineTopics(({ dataProtectionEmail, requestDays }) => ({
  messages: {
    question: "Is this conversation stored?",
    answer: claim(
      "No. I answer inside your browser; the conversation leaves your device only if you send it yourself through the contact form, and it is gone once you close it.",
      "chat-on-device",
    ),
    from: ["privacy"],
  },
  retention: {
    question: "What happens to my request?",
    answer: claim(
      `Our team reads and answers your request; we don’t sell it or use it for advertising. It is deleted from the database ${requestDays} days after it arrives, or sooner if you ask ${dataProtectionEmail}.`,
      "read-by-people",
      "only-needed",
      "request-180-days",
    ),
    from: ["privacy"],
  },
  customerChats: {
    question: "How long are our customers’ conversations kept?",
    answer:
      "For as long as you agree with us: the deletion periods are in the data processing agreement (DPA).",
    from: ["security"],
  },
  rights: {
    question: "How can I have my data deleted?",
    answer: claim(
      `Email ${dataProtectionEmail}, ideally from the address in question. You can also ask there what we hold about you, or withdraw your consent. If you do nothing, requests are deleted from the database after ${requestDays} days; other periods are in the privacy policy.`,
      "erase-on-request",
      "request-180-days",
    ),
    from: ["privacy"],
  },
  cookies: {
    question: "Which cookies do you use?",
    answer: claim(
      "None. We don’t measure visits or show advertising, either. The privacy policy lists what is stored on your device when you choose something, such as the language.",
      "no-cookies",
    ),
    from: ["privacy"],
  },
  accessibility: {
    question: "Is this website accessible?",
    answer:
      "That is our aim; our standard is WCAG 2.2, level AA. The accessibility statement says what we check and which limits we know of.",
    from: ["accessibility"],
  },
  newsletter: {
    question: "Is there a newsletter?",
    answer: claim(
      "Not yet; it is in preparation. An address you enter there is neither saved nor sent.",
      "newsletter-nothing",
    ),
    from: [],
  },
}));
