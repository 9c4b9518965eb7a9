import { promise } from "#shared/promise.ts";
import { defineTopics } from "../../topic.ts";

/** Ways to a person. */
export const contact = defineTopics(({ answerHours, email, officeHours, phone, project }) => ({
  contact: {
    question: "How can I contact you?",
    answer: `By phone on ${phone} (${officeHours}), by email to ${email}, or through the contact form.`,
    from: ["contact"],
  },
  reply: {
    question: "When will I get a reply?",
    answer: promise(
      `Within ${answerHours} hours, and from a person. If you have been waiting longer, please look in your spam folder or phone us: ${phone} (${officeHours}).`,
      "answer-24h",
      "read-by-people",
    ),
    from: ["contact"],
  },
  call: {
    question: "How do I schedule a free first call?",
    answer: promise(
      `The first call is free of charge, without obligation, and takes ${project.callMinutes} minutes. Tell us briefly in the contact form what it is about, with a phone number and a good time if you like; you get a suggested time by email. Or phone us right away: ${phone}.`,
      "no-obligation",
    ),
    from: ["process", "contact"],
  },
  officeHours: {
    question: "When can I reach you by phone?",
    answer: promise(
      `${officeHours}, on ${phone}. On weekends and public holidays, write to us: a person answers within ${answerHours} hours then, too.`,
      "answer-24h",
      "read-by-people",
    ),
    from: ["contact"],
  },
  form: {
    question: "What do I have to enter in the contact form?",
    answer: promise(
      `Your name, your email address and your consent to processing; all else is optional, and you need no account. Then somebody on the team reads your message and answers within ${answerHours} hours. The request commits you to nothing.`,
      "answer-24h",
      "read-by-people",
      "no-obligation",
    ),
    from: ["contact", "privacy"],
  },
  trouble: {
    question: "Something is wrong. Whom do I turn to?",
    answer: `I’m sorry about that. A person helps fastest: ${phone} (${officeHours}) or ${email}. What you wrote here I can pass on to the team.`,
    from: [],
    person: true,
  },
}));
