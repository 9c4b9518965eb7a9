import { defineTopics, type Facts } from "../topic.ts";

/** Ways to a person. */
export const contact = defineTopics(
  ({ email, officeHours, phone, project }: Facts) => ({
    contact: {
      question: "Wie erreiche ich Sie?",
      answer: `Telefonisch unter ${phone} (${officeHours}), per E-Mail an ${email} oder über das Kontaktformular.`,
      from: ["contact"],
    },
    reply: {
      question: "Wann bekomme ich eine Antwort?",
      answer: "Innerhalb von 24 Stunden, und zwar von einem Menschen.",
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
  }),
  ({ email, officeHours, phone, project }: Facts) => ({
    contact: {
      question: "How can I contact you?",
      answer: `By phone on ${phone} (${officeHours}), by email to ${email}, or through the contact form.`,
      from: ["contact"],
    },
    reply: {
      question: "When will I get a reply?",
      answer: "Within 24 hours, and from a person.",
      from: ["contact"],
    },
    call: {
      question: "How do I schedule a free first call?",
      answer: `The first call is free of charge, without obligation, and takes ${project.callMinutes} minutes. Tell us briefly in the contact form what it is about, with a phone number and a good time if you like; you get a suggested time by email. Or phone us right away: ${phone}.`,
      from: ["contact"],
    },
    officeHours: {
      question: "When can I reach you by phone?",
      answer: `${officeHours}, on ${phone}. The office is closed on weekends and public holidays; you can write at any time.`,
      from: ["contact"],
    },
    form: {
      question: "What do I have to enter in the contact form?",
      answer:
        "Your name, your email address and your consent to processing; all else is optional, and you need no account. Then somebody on the team reads your message and answers within 24 hours. The request commits you to nothing.",
      from: ["contact"],
    },
    trouble: {
      question: "Something is wrong. Whom do I turn to?",
      answer: `I’m sorry about that. A person helps fastest: ${phone} (${officeHours}) or ${email}. What you wrote here I can pass on to the team.`,
      from: ["contact"],
      person: true,
    },
  }),
);
