import { promise } from "#shared/promise.ts";
import { defineTopics } from "../../topic.ts";

/** What happens to a visitor's data. */
export const privacy = defineTopics(({ dataProtectionEmail, requestDays }) => ({
  messages: {
    question: "Is this conversation stored?",
    answer: promise(
      "No. I answer inside your browser; the conversation leaves your device only if you send it yourself with the contact form, and it is gone once you close it.",
      "chat-on-device",
    ),
    from: ["privacy"],
  },
  retention: {
    question: "What happens to my request?",
    answer: promise(
      `The team reads it to answer you, and uses it for no advertising. It is deleted from the database ${requestDays} days after it arrives, earlier if you ask.`,
      "read-by-people",
      "only-needed",
      "request-180-days",
    ),
    from: ["privacy"],
  },
  rights: {
    question: "How can I have my data deleted?",
    answer: promise(
      `Write to ${dataProtectionEmail}, ideally from the email address in question. There you can also ask what we hold about you, or withdraw your consent. Requests are deleted from the database after ${requestDays} days; other periods are in the privacy policy.`,
      "erase-on-request",
      "request-180-days",
    ),
    from: ["privacy"],
  },
  cookies: {
    question: "Which cookies do you use?",
    answer: promise(
      "None: we set no cookies, measure no visits and show no advertising. What the website stores on your device when you choose so is in the privacy policy.",
      "no-cookies",
    ),
    from: ["privacy"],
  },
  accessibility: {
    question: "Is this website accessible?",
    answer:
      "Our standard is WCAG 2.2, level AA. What we check, and which limits we know of, is in the accessibility statement.",
    from: ["accessibility"],
  },
  newsletter: {
    question: "Is there a newsletter?",
    answer: promise(
      "Not yet: it is being prepared, and sign-up is not open. An address that you enter there is neither saved nor sent.",
      "newsletter-nothing",
    ),
    from: [],
  },
}));
