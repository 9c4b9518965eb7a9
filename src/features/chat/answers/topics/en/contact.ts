import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** Ways to a person. */
export const contact = defineTopics(({ answerHours, email, officeHours, phone, project }) => ({
  contact: {
    question: "How can I contact you?",
    answer: `You can reach us by phone on ${phone} (${officeHours}), by email to ${email}, or through the contact form.`,
    from: ["contact"],
  },
  reply: {
    question: "When will I get a reply?",
    answer: claim(
      `A person answers within ${answerHours} hours. If you have been waiting longer, please check your spam folder or call us: ${phone} (${officeHours}).`,
      "answer-24h",
      "read-by-people",
    ),
    from: ["contact"],
  },
  call: {
    question: "How do I schedule a free first call?",
    answer: claim(
      `Tell us briefly in the contact form what it is about, and add a phone number and a preferred time if you like; we will suggest a slot by email. Or call us right away: ${phone}. The first call is free, without obligation, and takes ${project.callMinutes} minutes.`,
      "no-obligation",
    ),
    from: ["process", "contact"],
  },
  officeHours: {
    question: "When can I reach you by phone?",
    answer: claim(
      `${officeHours}, on ${phone}. At weekends and on public holidays you can write to us, too: a person answers within ${answerHours} hours.`,
      "answer-24h",
      "read-by-people",
    ),
    from: ["contact"],
  },
  form: {
    question: "What do I have to enter in the contact form?",
    answer: claim(
      `Your name, your email address and your consent; everything else is optional, and you don’t need an account. Somebody on our team reads your message and answers within ${answerHours} hours. The request commits you to nothing.`,
      "answer-24h",
      "read-by-people",
      "no-obligation",
    ),
    from: ["contact", "privacy"],
  },
  trouble: {
    question: "Something isn’t working. Who can help?",
    answer: `I’m sorry about that. The fastest way to get help is to call ${phone} (${officeHours}) or email ${email}.`,
    from: [],
    person: true,
  },
}));
