import { claim } from "#shared/claim.ts";
import { defineTopics, list } from "../../topic.ts";

/** The company itself, with its own data. */
export const company = defineTopics(
  ({ brand, city, countries, legalName, people, sampleMark, since, street, teamSize, town }) => ({
    place: {
      question: "Where are you located?",
      answer: `Our office is in ${town}, Germany: ${legalName}, ${street}, ${city}${sampleMark}. From here we work for businesses in ${countries}. I don’t know of any other offices.`,
    },
    regions: {
      question: "In which countries do you work?",
      answer: `Our services are for companies in ${countries}. Please ask our team whether we also work elsewhere or on your premises.`,
    },
    team: {
      question: `Who is behind ${brand}?`,
      answer: `${brand} is a team of ${teamSize} in ${town}, founded in ${since}${sampleMark}. I have no details of founders, investors or revenue. Enquiries are read by ${list(
        people.map(({ name, before }) => `${name} (${before})`),
        "and",
      )}.`,
    },
  }),
);

/** Its duties and its doors. */
export const office = defineTopics(({ email, legalName, register, representatives, sampleMark, vatId }) => ({
  legal: {
    question: "Which company runs this website?",
    answer: `This website is run by ${legalName}, represented by ${list(representatives, "and")}; ${register}, VAT ID ${vatId}${sampleMark}. All details are in the legal notice.`,
  },
  business: {
    question: "Can private individuals use it, too?",
    answer: claim(
      "Our services are for businesses, above all mid-sized companies, not for private individuals. Whether they suit a club or a public authority is best asked on the free call.",
      "no-obligation",
    ),
  },
  jobs: {
    question: "Do you have open positions?",
    answer: `I don’t know of any open positions. To ask about jobs, internships or apprenticeships, write to ${email}.`,
  },
  partners: {
    question: "Who handles partner and press enquiries?",
    answer: `For partnerships, press, interviews or supplier offers, write to ${email}. I’m not aware of a partner programme.`,
  },
}));
