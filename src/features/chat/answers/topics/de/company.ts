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
      question: "Wo sitzt Ihr Unternehmen?",
      answer: `In ${town}: ${legalName}, ${street}, ${city}.`,
      from: ["legal"],
    },
    regions: {
      question: "In welchen Ländern arbeiten Sie?",
      answer: `Wir arbeiten in ${countries}. Ob wir auch anderswo oder bei Ihnen vor Ort arbeiten, weiß unser Team.`,
      from: ["process"],
      person: true,
    },
    team: {
      question: `Wer steckt hinter ${brand}?`,
      answer: `Hinter ${brand} steht ein Team von ${teamSize} Menschen in ${town}, das seit ${since} wiederkehrende Arbeit in Unternehmen automatisiert. Anfragen beantworten ${list(people, "und")}.${samples ? " Firmendaten, Preise und Fristen sind auf dieser Website noch Beispielangaben." : ""}`,
      from: ["company"],
    },
    legal: {
      question: "Wer ist Anbieter dieser Website?",
      answer: `${legalName}, vertreten durch ${list(representatives, "und")}; ${register}, Umsatzsteuer-ID ${vatId}. Alle Angaben stehen im Impressum.`,
      from: ["legal"],
    },
    jobs: {
      question: "Haben Sie offene Stellen?",
      answer: `Auf dieser Website schreiben wir keine aus. Ob wir gerade suchen, auch für Praktikum oder Ausbildung, erfahren Sie unter ${email}.`,
      from: [],
    },
    partners: {
      question: "An wen gehen Partner- und Presseanfragen?",
      answer: `Zu Partnerschaften, Presse, Interviews und Angeboten an uns schreiben Sie bitte an ${email}. Ein Partnerprogramm nennt diese Website nicht.`,
      from: [],
    },
  }),
);
