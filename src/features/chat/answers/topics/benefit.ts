import { defineTopics, type Facts } from "../topic.ts";

/** What the solutions are good for, and for whom. */
export const benefit = defineTopics(
  ({ sectors }: Facts) => ({
    problems: {
      question: "Welche Probleme lösen Sie?",
      answer:
        "Vor allem drei: Wartezeiten kosten Umsatz, Kundendaten stecken in CRM-Silos, und Termine werden verpasst. Ihre Kunden bekommen schneller Antwort, und Ihr Team hat Zeit für das, was Menschen besser können.",
      from: ["about"],
    },
    worth: {
      question: "Lohnt sich das für uns?",
      answer:
        "Das hängt von Ihren Anfragen ab; eine Ersparnis in Euro oder Stunden versprechen wir nicht. Im ersten Gespräch klären wir, ob sich eine Automatisierung für Sie lohnt. Wenn nicht, sagen wir das.",
      from: ["services", "contact"],
      person: true,
    },
    people: {
      question: "Ersetzt die KI unsere Mitarbeiter?",
      answer:
        "Nein, dafür ist sie nicht gedacht: People first. AI second. Sie übernimmt wiederkehrende Fragen und Handgriffe; was Menschen besser können, bleibt bei Ihrem Team, und was sie nicht sicher weiß, gibt sie weiter.",
      from: ["about"],
    },
    fit: {
      question: "Für wen eignet sich das?",
      answer: `Für Unternehmen mit vielen wiederkehrenden Anfragen; unsere Kunden kommen vor allem aus ${sectors}. Eine Mindestgröße nennen wir nicht: Ob es für Ihren Betrieb passt, sagt Ihnen das Team im ersten Gespräch.`,
      from: ["about", "contact"],
      person: true,
    },
    comparison: {
      question: "Was unterscheidet Sie von anderen Anbietern?",
      answer:
        "Drei Zusagen: ohne Programmieren, in wenigen Tagen eingerichtet, und was die KI nicht sicher weiß, geht an Menschen. Einen Vergleich mit einzelnen Produkten wie ChatGPT veröffentlichen wir nicht; das bespricht das Team gern mit Ihnen.",
      from: ["about", "services"],
      person: true,
    },
    references: {
      question: "Haben Sie Referenzen?",
      answer: `Auf dieser Website sind noch keine genannt. Unsere Kunden kommen vor allem aus ${sectors}; nach Beispielen aus Ihrer Branche fragen Sie am besten das Team.`,
      from: ["about", "contact"],
      person: true,
    },
  }),
  ({ sectors }: Facts) => ({
    problems: {
      question: "Which problems do you solve?",
      answer:
        "Three above all: wait times cost revenue, customer data sits in CRM silos, and appointments are missed. Your customers get answers sooner, and your team has time for what people do better.",
      from: ["about"],
    },
    worth: {
      question: "Is it worth it for us?",
      answer:
        "That depends on your enquiries; we promise no savings in euros or hours. In the first call we work out whether automation pays off for you. If it doesn’t, we say so.",
      from: ["services", "contact"],
      person: true,
    },
    people: {
      question: "Does the AI replace our employees?",
      answer:
        "No, that is not what it is for: People first. AI second. It takes over recurring questions and routine steps; what people do better stays with your team, and what it isn’t sure of it hands over.",
      from: ["about"],
    },
    fit: {
      question: "Who is this suitable for?",
      answer: `For businesses with many recurring enquiries; our customers mostly work in ${sectors}. We name no minimum size: whether it fits your business, the team will tell you in the first call.`,
      from: ["about", "contact"],
      person: true,
    },
    comparison: {
      question: "What sets you apart from other providers?",
      answer:
        "Three promises: no code, set up within days, and what the AI isn’t sure of goes to people. We publish no comparison with single products such as ChatGPT; the team is glad to discuss it with you.",
      from: ["about", "services"],
      person: true,
    },
    references: {
      question: "Do you have references?",
      answer: `None are named on this website yet. Our customers mostly work in ${sectors}; for examples from your industry, it is best to ask the team.`,
      from: ["about", "contact"],
      person: true,
    },
  }),
);
