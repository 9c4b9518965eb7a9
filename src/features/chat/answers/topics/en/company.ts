import { defineTopics, list } from "../../topic.ts";

/** The company itself. */
export const company = defineTopics(
  ({
    brand,
    city,
    countries,
    email,
    legalName,
    people,
    register,
    representatives,
    since,
    street,
    teamSize,
    town,
    vatId,
  }) => ({
    place: {
      question: "Where are you located?",
      answer: `In ${town}, Germany: ${legalName}, ${street}, ${city}.`,
      from: ["legal"],
    },
    regions: {
      question: "In which countries do you work?",
      answer: `We work for businesses in ${countries}. Whether we also work elsewhere or on your premises, please ask the team.`,
      from: ["process"],
      person: true,
    },
    team: {
      question: `Who is behind ${brand}?`,
      answer: `${teamSize} people, since ${since}. Enquiries are answered by ${list(people, "and")}.`,
      from: ["company"],
    },
    legal: {
      question: "Who provides this website?",
      answer: `${legalName}, represented by ${list(representatives, "and")}; ${register}, VAT ID ${vatId}. All details are in the legal notice.`,
      from: ["legal"],
    },
    jobs: {
      question: "Do you have open positions?",
      answer: `We advertise no positions on this website. Whether somebody is wanted just now, internships and apprenticeships included, you can ask at ${email}.`,
      from: [],
      person: true,
    },
    partners: {
      question: "Is there a partner programme?",
      answer: `None is mentioned on this website. For partnerships, press and offers to us, write to ${email}.`,
      from: [],
      person: true,
    },
  }),
);
