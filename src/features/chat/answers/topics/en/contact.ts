import { claim } from "#shared/claim.ts";
import { defineTopics, list } from "../../topic.ts";

/** Ways to a person. */
export const contact = defineTopics(({ answerHours, email, officeHours, phone, project }) => ({
  contact: {
    question: "How can I contact you?",
    answer: `You can reach us by phone on ${phone} (${officeHours}), by email to ${email}, or through the contact form. I can’t confirm other ways, such as WhatsApp.`,
  },
  reply: {
    question: "When will I get a reply?",
    answer: claim(
      `A person answers your enquiry within ${answerHours} hours, at weekends too. If you have been waiting longer, please check your spam folder or call us: ${phone} (${officeHours}).`,
      "answer-24h",
      "read-by-people",
    ),
  },
  call: {
    question: "How do I schedule a free first call?",
    answer: claim(
      `The first call is free, with no obligation: in ${project.callMinutes} minutes we try your own questions and say what is worth automating. Under “Schedule Call” choose a day and a time; within ${answerHours} hours we confirm it by email or suggest another. Or call us: ${phone}.`,
      "no-obligation",
      "answer-24h",
    ),
  },
  officeHours: {
    question: "When can I reach you by phone?",
    answer: claim(
      `By phone, you can reach us ${officeHours}, on ${phone}. At weekends you can write to us, too: a person answers within ${answerHours} hours.`,
      "answer-24h",
      "read-by-people",
    ),
  },
  form: {
    question: "What do I have to enter in the contact form?",
    answer: claim(
      `The contact form needs your name, your email address and your consent; everything else is optional, a few sentences will do, and you don’t need an account. As a rule, an email confirms that it arrived; a managing director reads your message, and the answer comes within ${answerHours} hours. There is no obligation.`,
      "answer-24h",
      "read-by-people",
      "no-obligation",
    ),
  },
  trouble: {
    question: "Something isn’t working. Who can help?",
    answer: `If something isn’t working, the fastest way to get help is to call ${phone} (${officeHours}) or email ${email}. I’m sorry for the trouble.`,
  },
}));

/** People by name. */
export const persons = defineTopics(({ officeHours, people, sampleMark }) => ({
  directLine: {
    question: "Do you have a direct line?",
    answer: `You can call ${list(
      people.map(({ name, phone, role }) => `${name} (${role}) on ${phone}`),
      "and",
    )}${sampleMark}, ${officeHours}. These are direct lines; both answer enquiries.`,
  },
  namedContact: {
    question: "Do we get a named contact?",
    answer: `The people to contact about your enquiry are ${list(
      people.map(({ name }) => name),
      "and",
    )}, each with a direct line${sampleMark}. After launch, we take care of operation, maintenance and updates; I can’t promise one named contact for that.`,
  },
}));
