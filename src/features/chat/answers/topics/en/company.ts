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
    samples,
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
      answer: `We work in ${countries}. Our team can tell you whether we also work elsewhere or on your premises.`,
      from: ["process"],
      person: true,
    },
    team: {
      question: `Who is behind ${brand}?`,
      answer: `${brand} is a team of ${teamSize} in ${town} that has been automating routine work for other companies since ${since}. Enquiries are answered by ${list(people, "and")}.${samples ? " For now, company details, prices and terms on this website are sample values." : ""}`,
      from: ["company"],
    },
    legal: {
      question: "Which company runs this website?",
      answer: `${legalName}, represented by ${list(representatives, "and")}; ${register}, VAT ID ${vatId}. All details are in the legal notice.`,
      from: ["legal"],
    },
    jobs: {
      question: "Do you have open positions?",
      answer: `We don’t advertise any on this website. To ask about jobs, internships or apprenticeships, write to ${email}.`,
      from: [],
    },
    partners: {
      question: "Who handles partner and press enquiries?",
      answer: `For partnerships, press, interviews or supplier offers, write to ${email}. This website doesn’t mention a partner programme.`,
      from: [],
    },
  }),
);
