import { defineTopics } from "../../topic.ts";

/** Law, security and the places of data. */
export const law = defineTopics(({ dataPlace, hosting }) => ({
  security: {
    question: "How secure is it, and which certificates do you have?",
    answer:
      "Technical safeguards, deletion periods and an audit log are part of the data processing agreement. We don’t list a certificate such as ISO 27001 here. We answer your IT team’s questions in writing, for instance on encryption and access rights.",
    from: ["security"],
    person: true,
  },
  access: {
    question: "Can one customer see another’s invoices?",
    answer:
      "They must not: in our example, the customer is signed in to the customer portal before the assistant opens her invoice. Our team tells you in writing how access is secured in your case.",
    from: ["services", "security"],
    person: true,
  },
  worksCouncil: {
    question: "Does the works council have to agree?",
    answer:
      "In Germany, yes, if the system can monitor how employees behave or perform. It is best to bring the works council in early. This is not legal advice.",
    from: [],
    person: true,
  },
  aiAct: {
    question: "What does the AI Act require?",
    answer:
      "Two things above all: people must be told that they are talking to an AI (Art. 50), and your staff must know how to work with it (Art. 4). Whether further duties apply depends on your use. This is not legal advice.",
    from: [],
    person: true,
  },
  outreach: {
    question: "Can we simply contact prospects?",
    answer:
      "As a rule, only with consent: in Germany, section 7 of the Act against Unfair Competition (UWG) sets tight limits on advertising by email, WhatsApp or phone. This is not legal advice.",
    from: [],
    person: true,
  },
  hosting: {
    question: "Where is the data kept?",
    answer: `We store your customers’ data ${dataPlace}. The data processing agreement names any other providers that process it, including the language model and its country. This website is hosted by ${hosting}.`,
    from: ["security", "privacy"],
  },
}));
