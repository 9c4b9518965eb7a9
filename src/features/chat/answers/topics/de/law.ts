import { defineTopics } from "../../topic.ts";

/** Law, security and the places of data. */
export const law = defineTopics(({ dataPlace, hosting }) => ({
  security: {
    question: "Wie sicher ist das, und welche Zertifikate haben Sie?",
    answer:
      "Technische Schutzmaßnahmen, Löschfristen und ein Änderungsprotokoll stehen im Vertrag zur Auftragsverarbeitung. Ein Zertifikat wie ISO 27001 nennen wir hier nicht. Fragen Ihrer IT, etwa zu Verschlüsselung und Zugriffsrechten, beantworten wir schriftlich.",
    from: ["security"],
    person: true,
  },
  access: {
    question: "Kann ein Kunde die Rechnungen eines anderen sehen?",
    answer:
      "Das darf er nicht: In unserem Beispiel ist die Kundin im Kundenportal angemeldet, bevor der Assistent ihre Rechnung aufruft. Wie der Zugriff bei Ihnen gesichert wird, beantwortet unser Team schriftlich.",
    from: ["services", "security"],
    person: true,
  },
  worksCouncil: {
    question: "Muss der Betriebsrat zustimmen?",
    answer:
      "Wenn das System Verhalten oder Leistung Ihrer Mitarbeiter überwachen kann, ja: Dann bestimmt der Betriebsrat mit. Beziehen Sie ihn am besten früh ein. Rechtsberatung ist das nicht.",
    from: [],
    person: true,
  },
  aiAct: {
    question: "Was verlangt der AI Act?",
    answer:
      "Vor allem zweierlei: Menschen müssen erfahren, dass sie mit einer KI sprechen (Art. 50), und Ihr Team muss mit ihr umgehen können (Art. 4). Ob weitere Pflichten dazukommen, hängt von Ihrem Einsatz ab. Rechtsberatung ist das nicht.",
    from: [],
    person: true,
  },
  outreach: {
    question: "Dürfen wir Interessenten einfach anschreiben?",
    answer:
      "In der Regel nur mit Einwilligung: Für Werbung per E-Mail, WhatsApp oder Telefon setzt § 7 UWG in Deutschland enge Grenzen. Rechtsberatung ist das nicht.",
    from: [],
    person: true,
  },
  hosting: {
    question: "Wo liegen die Daten?",
    answer: `Die Daten Ihrer Kunden speichern wir ${dataPlace}. Welche Dienste sie außerdem verarbeiten, auch welches Sprachmodell und in welchem Land, nennt der Vertrag zur Auftragsverarbeitung. Diese Website liegt bei ${hosting}.`,
    from: ["security", "privacy"],
  },
}));
