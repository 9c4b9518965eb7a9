import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** What is promised, each with what it rests on. */
export const claims = defineTopics(({ answerHours, claimed, officeHours, priceModel, project }) => ({
  languages: {
    question: "Which languages does the assistant speak?",
    answer: `The assistant speaks at least ${claimed.languages} languages: it answers in the language of the question. Tell us on the call which ones your customers need, such as Turkish or Polish.`,
  },
  hours: {
    question: "Is the assistant available around the clock?",
    answer:
      "The assistant answers your customers around the clock: at night, at weekends and on public holidays too. Your team takes over during your business hours.",
  },
  tickets: {
    question: `Where do the ${claimed.fewerTickets}% fewer tickets come from?`,
    answer: `Up to ${claimed.fewerTickets}% fewer tickets is a target. We don’t publish figures measured with customers here yet. What you achieve depends on your topics; we measure it with you in the first ${project.watchedWeeks} weeks.`,
  },
  availability: {
    question: `What does ${claimed.availability}% availability mean?`,
    answer: `Our availability target is ${claimed.availability}%, nights and public holidays included; we take care of operation, maintenance and updates. Your contract says what applies if it goes down; I don’t know of penalties or a status page.`,
  },
  results: {
    question: "Which results do your customers get?",
    answer: `Measured results and the number of our customers are not published here yet, neither for tickets nor for leads, revenue or accuracy. Up to ${claimed.fewerTickets}% fewer tickets is a target. What the service achieves for you is measured with you for ${project.watchedWeeks} weeks.`,
  },
  responseTimes: {
    question: "Which response times do you guarantee for support?",
    answer: claim(
      `I can’t promise fixed response times or an SLA; your contract says what we commit to. A person answers enquiries within ${answerHours} hours, and we answer the phone ${officeHours}.`,
      "answer-24h",
      "read-by-people",
    ),
  },
  volume: {
    question: "How many enquiries and users are possible?",
    answer: `I can’t name a maximum number of enquiries or users. ${priceModel} It helps to tell us how many you expect.`,
  },
  reporting: {
    question: "Are there reports?",
    answer: `What the service achieves is measured with you in the first ${project.watchedWeeks} weeks, for example how many tickets are avoided. Whether there are other reports or a dashboard, I can’t say yet.`,
  },
}));
