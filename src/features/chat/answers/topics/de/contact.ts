import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** Ways to a person. */
export const contact = defineTopics(({ answerHours, email, officeHours, phone, project }) => ({
  contact: {
    question: "Wie erreiche ich Sie?",
    answer: `Sie erreichen uns telefonisch unter ${phone} (${officeHours}), per E-Mail an ${email} oder über das Kontaktformular.`,
    from: ["contact"],
  },
  reply: {
    question: "Wann bekomme ich eine Antwort?",
    answer: claim(
      `Ein Mensch antwortet innerhalb von ${answerHours} Stunden. Warten Sie schon länger, sehen Sie bitte im Spam-Ordner nach oder rufen Sie an: ${phone} (${officeHours}).`,
      "answer-24h",
      "read-by-people",
    ),
    from: ["contact"],
  },
  call: {
    question: "Wie vereinbare ich ein kostenloses Erstgespräch?",
    answer: claim(
      `Schreiben Sie uns im Kontaktformular kurz, worum es geht, gern mit Telefonnummer und Wunschzeit; wir schlagen per E-Mail einen Termin vor. Oder rufen Sie gleich an: ${phone}. Das Erstgespräch ist kostenlos und unverbindlich und dauert ${project.callMinutes} Minuten.`,
      "no-obligation",
    ),
    from: ["process", "contact"],
  },
  officeHours: {
    question: "Wann sind Sie telefonisch erreichbar?",
    answer: claim(
      `${officeHours}, unter ${phone}. Schreiben können Sie uns auch am Wochenende und an Feiertagen: Ein Mensch antwortet innerhalb von ${answerHours} Stunden.`,
      "answer-24h",
      "read-by-people",
    ),
    from: ["contact"],
  },
  form: {
    question: "Was muss ich im Kontaktformular angeben?",
    answer: claim(
      `Ihren Namen, Ihre E-Mail-Adresse und Ihre Einwilligung; alles andere ist freiwillig, und ein Konto brauchen Sie nicht. Jemand aus unserem Team liest Ihre Nachricht und antwortet innerhalb von ${answerHours} Stunden. Die Anfrage verpflichtet Sie zu nichts.`,
      "answer-24h",
      "read-by-people",
      "no-obligation",
    ),
    from: ["contact", "privacy"],
  },
  trouble: {
    question: "Etwas klappt nicht. An wen wende ich mich?",
    answer: `Das tut mir leid. Am schnellsten hilft unser Team: ${phone} (${officeHours}) oder ${email}.`,
    from: [],
    person: true,
  },
}));
