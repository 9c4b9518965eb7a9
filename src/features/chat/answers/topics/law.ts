import { defineTopics, type Facts } from "../topic.ts";

/** Law, security and the places of data. */
export const law = defineTopics(
  ({ dataPlace, hosting }: Facts) => ({
    gdpr: {
      question: "Wie halten Sie es mit der DSGVO?",
      answer:
        "Wir schließen mit Ihnen einen Vertrag zur Auftragsverarbeitung (AVV) und vereinbaren Löschfristen und Protokoll. Ob Ihr Einsatz zulässig ist, etwa mit WhatsApp, prüfen wir mit Ihnen. Was diese Website selbst verarbeitet, steht in der Datenschutzerklärung.",
      from: ["services", "privacy"],
    },
    security: {
      question: "Wie sicher ist das, und welche Zertifikate haben Sie?",
      answer:
        "Ein Zertifikat wie ISO 27001 nennen wir auf dieser Website nicht. Vereinbart werden Auftragsverarbeitung, Löschfristen und Protokoll; Fragen zu Verschlüsselung, Zugriffsrechten und Prüfungen beantwortet das Team Ihrer IT schriftlich.",
      from: ["services", "contact"],
      person: true,
    },
    worksCouncil: {
      question: "Muss der Betriebsrat zustimmen?",
      answer:
        "Das hängt von Ihrem Einsatz ab: Kann ein System Verhalten oder Leistung von Mitarbeitern überwachen, bestimmt der Betriebsrat mit. Beziehen Sie ihn früh ein; Unterlagen dafür bespricht das Team mit Ihnen. Rechtsberatung ist das nicht.",
      from: ["contact"],
      person: true,
    },
    aiAct: {
      question: "Was verlangt der AI Act?",
      answer:
        "Vor allem, dass Menschen erfahren, wenn sie mit einer KI sprechen (Art. 50), und dass Ihr Team mit ihr umgehen kann (Art. 4). Welche Pflichten in Ihrem Fall gelten, klärt das Team mit Ihnen. Rechtsberatung ist das nicht.",
      from: ["contact"],
      person: true,
    },
    outreach: {
      question: "Darf man Interessenten einfach anschreiben?",
      answer:
        "In der Regel nur mit Einwilligung: Für Werbung per E-Mail, WhatsApp oder Telefon setzt in Deutschland § 7 UWG enge Grenzen. Wie Sie Einwilligungen einholen, klärt das Team mit Ihnen. Rechtsberatung ist das nicht.",
      from: ["contact"],
      person: true,
    },
    hosting: {
      question: "Wo liegen die Daten?",
      answer: `Die Lösungen speichern die Daten Ihrer Kunden ${dataPlace}. Diese Website liefert ${hosting} aus; wer außerdem Daten verarbeitet und wo, steht in der Datenschutzerklärung.`,
      from: ["privacy"],
    },
  }),
  ({ dataPlace, hosting }: Facts) => ({
    gdpr: {
      question: "How do you handle GDPR?",
      answer:
        "We sign a data processing agreement (DPA) with you and agree on deletion periods and an audit log. Whether your use is lawful, for example with WhatsApp, we check together with you. What this website itself processes is in the privacy policy.",
      from: ["services", "privacy"],
    },
    security: {
      question: "How secure is it, and which certificates do you have?",
      answer:
        "This website names no certificate such as ISO 27001. A data processing agreement, deletion periods and an audit log are agreed; questions on encryption, access rights and audits the team answers to your IT in writing.",
      from: ["services", "contact"],
      person: true,
    },
    worksCouncil: {
      question: "Does the works council have to agree?",
      answer:
        "That depends on your use: in Germany the works council has a say where a system can monitor employees’ behaviour or performance. Involve it early; the team discusses documents for it with you. This is no legal advice.",
      from: ["contact"],
      person: true,
    },
    aiAct: {
      question: "What does the AI Act require?",
      answer:
        "Above all that people learn when they talk to an AI (Art. 50), and that your staff can handle it (Art. 4). Which duties apply in your case, the team clarifies with you. This is no legal advice.",
      from: ["contact"],
      person: true,
    },
    outreach: {
      question: "May prospects simply be contacted?",
      answer:
        "As a rule only with consent: in Germany, section 7 UWG sets narrow limits to advertising by email, WhatsApp or phone. How to obtain consent, the team clarifies with you. This is no legal advice.",
      from: ["contact"],
      person: true,
    },
    hosting: {
      question: "Where is the data kept?",
      answer: `The solutions keep your customers’ data ${dataPlace}. This website is delivered by ${hosting}; who else processes data, and where, is in the privacy policy.`,
      from: ["privacy"],
    },
  }),
);
