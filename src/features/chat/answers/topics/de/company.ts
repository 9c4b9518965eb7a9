import { claim } from "#shared/claim.ts";
import { defineTopics, list } from "../../topic.ts";

/** The company itself, with its own data. */
export const company = defineTopics(
  ({ brand, city, countries, legalName, people, sampleMark, since, street, teamSize, town }) => ({
    place: {
      question: "Wo sitzt Ihr Unternehmen?",
      answer: `Unser Sitz ist in ${town}: ${legalName}, ${street}, ${city}${sampleMark}. Von hier aus arbeiten wir für Unternehmen in ${countries}. Weitere Standorte sind mir nicht bekannt.`,
    },
    regions: {
      question: "In welchen Ländern arbeiten Sie?",
      answer: `Wir richten uns an Unternehmen in ${countries}. Ob wir auch anderswo oder bei Ihnen vor Ort arbeiten, weiß ich nicht.`,
    },
    team: {
      question: `Wer steckt hinter ${brand}?`,
      answer: `Hinter ${brand} stehen ${teamSize} Menschen in ${town}; uns gibt es seit ${since}${sampleMark}. Zu Gründern, Investoren und Umsatz habe ich keine Angaben. Anfragen lesen ${list(
        people.map(({ name, before }) => `${name} (${before})`),
        "und",
      )}.`,
    },
  }),
);

/** Its duties and its doors. */
export const office = defineTopics(({ email, legalName, register, representatives, sampleMark, vatId }) => ({
  legal: {
    question: "Wer ist Anbieter dieser Website?",
    answer: `Anbieter dieser Website: ${legalName}, vertreten durch ${list(representatives, "und")}; ${register}, Umsatzsteuer-ID ${vatId}${sampleMark}. Alle Angaben stehen im Impressum.`,
  },
  business: {
    question: "Können das auch Privatpersonen nutzen?",
    answer: claim(
      "Unser Angebot richtet sich an Unternehmen, vor allem an den Mittelstand, nicht an Privatpersonen. Ob es zu einem Verein oder einer Behörde passt, fragen Sie uns am besten im kostenlosen Anruf.",
      "no-obligation",
    ),
  },
  jobs: {
    question: "Haben Sie offene Stellen?",
    answer: `Offene Stellen sind mir nicht bekannt. Ob wir Stellen, Praktika oder Ausbildungsplätze haben, fragen Sie bitte unter ${email}.`,
  },
  partners: {
    question: "An wen gehen Partner- und Presseanfragen?",
    answer: `Zu Partnerschaften, Presse, Interviews und Angeboten an uns schreiben Sie bitte an ${email}. Ein Partnerprogramm kenne ich nicht.`,
  },
}));
