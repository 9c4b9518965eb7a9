import { defineTopics } from "../../topic.ts";

/** Law, security and the places of data. */
export const law = defineTopics(({ dataPlace, hosting }) => ({
  security: {
    question: "How secure is it, and which certificates do you have?",
    answer:
      "This website names no certificate such as ISO 27001. A data processing agreement, deletion periods and an audit log are agreed; questions on encryption, access rights and audits the team answers to your IT in writing.",
    from: ["security"],
    person: true,
  },
  worksCouncil: {
    question: "Does the works council have to agree?",
    answer:
      "That depends on your use: in Germany the works council has a say where a system can monitor employees’ behaviour or performance. Involve it early; the team discusses documents for it with you. This is not legal advice.",
    from: [],
    person: true,
  },
  aiAct: {
    question: "What does the AI Act require?",
    answer:
      "Above all that people learn when they talk to an AI (Art. 50), and that your staff can handle it (Art. 4). Which duties apply in your case, the team clarifies with you. This is not legal advice.",
    from: [],
    person: true,
  },
  outreach: {
    question: "May prospects simply be contacted?",
    answer:
      "As a rule only with consent: in Germany, section 7 UWG sets narrow limits to advertising by email, WhatsApp or phone. How to obtain consent, the team clarifies with you. This is not legal advice.",
    from: [],
    person: true,
  },
  hosting: {
    question: "Where is the data kept?",
    answer: `The solutions keep your customers’ data ${dataPlace}. The data processing agreement names any other services that process it, including the language model and its country. This website is delivered by ${hosting}; who else processes data, and where, is in the privacy policy.`,
    from: ["security", "privacy"],
  },
}));
