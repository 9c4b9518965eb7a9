import { defineTopics } from "../../topic.ts";

/** Law, security and the places of data. */
export const law = defineTopics(({ dataPlace, hosting }) => ({
  security: {
    question: "Wie sicher ist das, und welche Zertifikate haben Sie?",
    answer:
      "Ein Zertifikat wie ISO 27001 nennen wir auf dieser Website nicht. Vereinbart werden Auftragsverarbeitung, Löschfristen und Protokoll; Fragen zu Verschlüsselung, Zugriffsrechten und Prüfungen beantwortet das Team Ihrer IT schriftlich.",
    from: ["security"],
    person: true,
  },
  worksCouncil: {
    question: "Muss der Betriebsrat zustimmen?",
    answer:
      "Das hängt von Ihrem Einsatz ab: Kann ein System Verhalten oder Leistung von Mitarbeitern überwachen, bestimmt der Betriebsrat mit. Beziehen Sie ihn früh ein; Unterlagen dafür bespricht das Team mit Ihnen. Rechtsberatung ist das nicht.",
    from: [],
    person: true,
  },
  aiAct: {
    question: "Was verlangt der AI Act?",
    answer:
      "Vor allem, dass Menschen erfahren, wenn sie mit einer KI sprechen (Art. 50), und dass Ihr Team mit ihr umgehen kann (Art. 4). Welche Pflichten in Ihrem Fall gelten, klärt das Team mit Ihnen. Rechtsberatung ist das nicht.",
    from: [],
    person: true,
  },
  outreach: {
    question: "Darf man Interessenten einfach anschreiben?",
    answer:
      "In der Regel nur mit Einwilligung: Für Werbung per E-Mail, WhatsApp oder Telefon setzt in Deutschland § 7 UWG enge Grenzen. Wie Sie Einwilligungen einholen, klärt das Team mit Ihnen. Rechtsberatung ist das nicht.",
    from: [],
    person: true,
  },
  hosting: {
    question: "Wo liegen die Daten?",
    answer: `Die Lösungen speichern die Daten Ihrer Kunden ${dataPlace}. Welche Dienste sie außerdem verarbeiten, auch welches Sprachmodell und in welchem Land, nennt der Vertrag zur Auftragsverarbeitung. Diese Website liefert ${hosting} aus; wer außerdem Daten verarbeitet und wo, steht in der Datenschutzerklärung.`,
    from: ["security", "privacy"],
  },
}));
