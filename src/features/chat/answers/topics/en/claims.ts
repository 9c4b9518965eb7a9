import { defineTopics } from "../../topic.ts";

/** What is promised, each with what it rests on. */
export const claims = defineTopics(({ claimed, project }) => ({
  languages: {
    question: "Which languages does the assistant speak?",
    answer: `${claimed.languages} or more: it replies in the language it is asked in. Before launch, we check the ones your customers need, such as Turkish or Polish.`,
    from: ["services"],
  },
  hours: {
    question: "Is the assistant available around the clock?",
    answer:
      "Yes, it answers your customers around the clock: at night, at weekends and on public holidays too. Your team takes over during your business hours.",
    from: ["services"],
  },
  tickets: {
    question: `Where do the ${claimed.fewerTickets}% fewer tickets come from?`,
    answer: `From recurring questions that are resolved without a ticket. Up to ${claimed.fewerTickets}% is a target, not a guarantee: what you can reach depends on your topics. We measure it with you in the first ${project.watchedWeeks} weeks.`,
    from: ["services"],
  },
  availability: {
    question: `What does ${claimed.availability}% availability mean?`,
    answer:
      "It is our target, nights and public holidays included. What we commit to is the availability in your contract, which also says what applies if there is an outage. We announce maintenance.",
    from: ["services"],
  },
  volume: {
    question: "How many enquiries and users are possible?",
    answer:
      "We don’t name a limit here; your quote sets out scope and price. It helps to know how many enquiries and users you expect.",
    from: [],
    person: true,
  },
  reporting: {
    question: "Are there reports?",
    answer: `Yes: in the first ${project.watchedWeeks} weeks we measure with you how many questions are resolved without a ticket. Our team can tell you about other reports.`,
    from: ["process"],
    person: true,
  },
}));
