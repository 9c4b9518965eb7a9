import { promise } from "#shared/promise.ts";
import { defineTopics } from "../../topic.ts";

/** Ways to a person. */
export const contact = defineTopics(({ answerHours, email, officeHours, phone, project }) => ({
  contact: {
    question: "Wie erreiche ich Sie?",
    answer: `Telefonisch unter ${phone} (${officeHours}), per E-Mail an ${email} oder über das Kontaktformular.`,
    from: ["contact"],
  },
  reply: {
    question: "Wann bekomme ich eine Antwort?",
    answer: promise(
      `Innerhalb von ${answerHours} Stunden, und zwar von einem Menschen. Warten Sie schon länger, sehen Sie bitte im Spam-Ordner nach oder rufen Sie an: ${phone} (${officeHours}).`,
      "answer-24h",
      "read-by-people",
    ),
    from: ["contact"],
  },
  call: {
    question: "Wie vereinbare ich ein kostenloses Erstgespräch?",
    answer: promise(
      `Das Erstgespräch ist kostenlos und unverbindlich und dauert ${project.callMinutes} Minuten. Schreiben Sie uns im Kontaktformular kurz, worum es geht, gern mit Telefonnummer und Wunschzeit; einen Terminvorschlag erhalten Sie per E-Mail. Oder rufen Sie gleich an: ${phone}.`,
      "no-obligation",
    ),
    from: ["process", "contact"],
  },
  officeHours: {
    question: "Wann sind Sie telefonisch erreichbar?",
    answer: promise(
      `${officeHours}, unter ${phone}. Am Wochenende und an Feiertagen erreichen Sie uns schriftlich; auch dann antwortet ein Mensch innerhalb von ${answerHours} Stunden.`,
      "answer-24h",
      "read-by-people",
    ),
    from: ["contact"],
  },
  form: {
    question: "Was muss ich im Kontaktformular angeben?",
    answer: promise(
      `Ihren Namen, Ihre E-Mail-Adresse und die Zustimmung zur Verarbeitung; alles andere ist freiwillig, ein Konto brauchen Sie nicht. Danach liest jemand aus dem Team Ihre Nachricht und antwortet innerhalb von ${answerHours} Stunden. Die Anfrage verpflichtet Sie zu nichts.`,
      "answer-24h",
      "read-by-people",
      "no-obligation",
    ),
    from: ["contact", "privacy"],
  },
  trouble: {
    question: "Etwas klappt nicht. An wen wende ich mich?",
    answer: `Das tut mir leid. Am schnellsten hilft ein Mensch: ${phone} (${officeHours}) oder ${email}. Was Sie hier geschrieben haben, kann ich dem Team mitgeben.`,
    from: [],
    person: true,
  },
}));
