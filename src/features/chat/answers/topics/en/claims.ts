import { defineTopics } from "../../topic.ts";

/** What is promised, each with what it rests on. */
export const claims = defineTopics(({ claimed, project }) => ({
  languages: {
    question: "Which languages does the assistant speak?",
    answer: `${claimed.languages} or more: it answers in the language of the question. Whether a particular one is included, such as Turkish or Polish, we check with you before launch.`,
    from: ["services"],
  },
  hours: {
    question: "Is the assistant available around the clock?",
    answer:
      "Yes, the assistant answers your customers around the clock: at night, on weekends and on public holidays too. People on your team answer during your business hours.",
    from: ["services"],
  },
  tickets: {
    question: `Where do the ${claimed.fewerTickets}% fewer tickets come from?`,
    answer: `Up to ${claimed.fewerTickets}% fewer tickets is a target and not a guarantee: recurring questions solved without a ticket. It depends on your topics; we measure it with you in the first ${project.watchedWeeks} weeks.`,
    from: ["services"],
  },
  availability: {
    question: `What does ${claimed.availability}% availability mean?`,
    answer:
      "It is our target, nights and public holidays included. What counts is the availability in your contract, with what follows from an outage; maintenance is announced.",
    from: ["services"],
  },
  volume: {
    question: "How many enquiries and users are possible?",
    answer:
      "This website names no limit; scope and price are in the quote. Tell the team how many enquiries, users and peaks you expect.",
    from: [],
    person: true,
  },
  reporting: {
    question: "Are there reports?",
    answer: `In the first ${project.watchedWeeks} weeks we measure with you how many questions are solved without a ticket. Which other reports and statistics there are isn’t stated here; the team can show you.`,
    from: ["process"],
    person: true,
  },
}));
