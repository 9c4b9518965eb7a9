import { defineTopics } from "../../topic.ts";

/** Ways to a person. */
export const contact = defineTopics(({ email, officeHours, phone, project }) => ({
  contact: {
    question: "Wie erreiche ich Sie?",
    answer: `Telefonisch unter ${phone} (${officeHours}), per E-Mail an ${email} oder über das Kontaktformular.`,
    from: ["contact"],
  },
  reply: {
    question: "Wann bekomme ich eine Antwort?",
    answer: `Innerhalb von 24 Stunden, und zwar von einem Menschen. Warten Sie schon länger, sehen Sie bitte im Spam-Ordner nach oder rufen Sie an: ${phone} (${officeHours}).`,
    from: ["contact"],
  },
  call: {
    question: "Wie vereinbare ich ein kostenloses Erstgespräch?",
    answer: `Das Erstgespräch ist kostenlos und unverbindlich und dauert ${project.callMinutes} Minuten. Schreiben Sie uns im Kontaktformular kurz, worum es geht, gern mit Telefonnummer und Wunschzeit; einen Terminvorschlag erhalten Sie per E-Mail. Oder rufen Sie gleich an: ${phone}.`,
    from: ["contact"],
  },
  officeHours: {
    question: "Wann sind Sie telefonisch erreichbar?",
    answer: `${officeHours}, unter ${phone}. Am Wochenende und an Feiertagen ist das Büro nicht besetzt; schreiben können Sie jederzeit.`,
    from: ["contact"],
  },
  form: {
    question: "Was muss ich im Kontaktformular angeben?",
    answer:
      "Ihren Namen, Ihre E-Mail-Adresse und die Zustimmung zur Verarbeitung; alles andere ist freiwillig, ein Konto brauchen Sie nicht. Danach liest jemand aus dem Team Ihre Nachricht und antwortet innerhalb von 24 Stunden. Die Anfrage verpflichtet Sie zu nichts.",
    from: ["contact"],
  },
  trouble: {
    question: "Etwas klappt nicht. An wen wende ich mich?",
    answer: `Das tut mir leid. Am schnellsten hilft ein Mensch: ${phone} (${officeHours}) oder ${email}. Was Sie hier geschrieben haben, kann ich dem Team mitgeben.`,
    from: ["contact"],
    person: true,
  },
}));
