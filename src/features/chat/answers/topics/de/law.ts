import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** Law, security and the places of data. */
export const law = defineTopics(({ dataPlace, dataProtectionEmail, hosting, sampleMark }) => ({
  security: {
    question: "Wie sicher ist das, und welche Zertifikate haben Sie?",
    answer: `Die Daten Ihrer Kunden liegen ${dataPlace}${sampleMark}. Technische Maßnahmen und Löschfristen stehen im AV-Vertrag; Änderungen hält ein Protokoll fest. Ein Zertifikat wie ISO 27001 gibt es derzeit nicht; einen Prüfbericht kann ich Ihnen nicht nennen. Fragen Ihrer IT beantworten wir schriftlich.`,
  },
  access: {
    question: "Kann ein Kunde die Rechnungen eines anderen sehen?",
    answer:
      "Rechnungen anderer schützt in unserem Beispiel die Anmeldung: Die Kundin ist im Kundenportal angemeldet, bevor der Assistent ihre Rechnung aufruft. Wie der Zugriff bei Ihnen gesichert wird, beantworten wir schriftlich.",
  },
  aiAct: {
    question: "Was verlangt der AI Act?",
    answer:
      "Der AI Act (KI-Verordnung) verlangt in Art. 50, dass Menschen erfahren, wenn sie mit einer KI sprechen. Dass ich ein Programm bin, sagen wir in jedem Fall vorab. Welche Pflichten für Ihren Einsatz gelten, hängt vom Einzelfall ab; Rechtsberatung geben wir nicht.",
  },
  outreach: {
    question: "Dürfen wir Interessenten einfach anschreiben?",
    answer: claim(
      "Wen Sie zu Werbezwecken anschreiben oder anrufen dürfen, ist eine Rechtsfrage, zu der wir nicht beraten. Der Lead-Generator sortiert Anfragen, die bei Ihnen eingehen, und erinnert per E-Mail und WhatsApp mit Einwilligung. Ob die Lösung bei Ihnen zulässig ist, prüfen und verantworten Sie; die Angaben dafür bekommen Sie vorab von uns.",
      "agreement",
    ),
  },
  hosting: {
    question: "Wo liegen die Daten?",
    answer: `Die Daten Ihrer Kunden speichern wir ${dataPlace}; dort läuft auch das Sprachmodell. Welches es ist und welche Dienste die Daten außerdem verarbeiten, nennt der AV-Vertrag. Diese Website liegt bei ${hosting}${sampleMark}.`,
  },
  dpa: {
    question: "Woher bekommen wir die Vorlage des AV-Vertrags?",
    answer: claim(
      `Der Vertrag zur Auftragsverarbeitung (AV-Vertrag, Art. 28 DSGVO), den wir mit Ihnen schließen, nennt Zweck, Dauer, Löschfristen, technische Maßnahmen und die Unterauftragnehmer Ihrer Lösung. Eine Vorlage senden wir Ihnen auf Anfrage: ${dataProtectionEmail} oder Kontaktformular.`,
      "agreement",
    ),
  },
  dpo: {
    question: "Wer ist bei Ihnen für Datenschutz zuständig?",
    answer: `Fragen zum Datenschutz beantworten wir unter ${dataProtectionEmail}, Fragen Ihrer Datenschutzbeauftragten und Ihrer IT schriftlich. Ob wir selbst eine oder einen bestellt haben, weiß ich nicht.`,
  },
  dispute: {
    question: "Nehmen Sie an einer Schlichtung teil?",
    answer:
      "An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil; wir sind dazu weder bereit noch verpflichtet. Unser Angebot richtet sich an Unternehmen.",
  },
  authority: {
    question: "Bei welcher Behörde kann ich mich beschweren?",
    answer: claim(
      `Beschwerden zum Datenschutz nimmt eine Aufsichtsbehörde an, etwa an Ihrem Wohnort; für uns zuständig ist der Hessische Beauftragte für Datenschutz und Informationsfreiheit (HBDI), Postfach 3163, 65021 Wiesbaden, datenschutz.hessen.de. Schreiben Sie uns gern zuerst: ${dataProtectionEmail}; es kostet Sie nichts.`,
      "no-cost",
    ),
  },
}));
