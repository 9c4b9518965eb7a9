import { defineTopics } from "../../topic.ts";

/** The technology and its limits. */
export const technology = defineTopics(({ dataPlace }) => ({
  model: {
    question: "Welches KI-Modell nutzen Sie?",
    answer:
      "Das Sprachmodell Ihrer Lösung nennt der Vertrag zur Auftragsverarbeitung; hier nennen wir keines. Ich selbst bin kein Sprachmodell, sondern suche die passende Antwort dieser Website heraus.",
    from: ["security"],
    person: true,
  },
  training: {
    question: "Trainieren Sie KI mit unseren Daten?",
    answer:
      "Das legt der Vertrag zur Auftragsverarbeitung fest: wofür Ihre Daten verwendet werden und ob ein Modell damit trainiert wird. Die Vorlage erhalten Sie auf Anfrage, bevor Sie sich entscheiden.",
    from: ["security"],
    person: true,
  },
  onPremise: {
    question: "Läuft das auch auf unseren eigenen Servern?",
    answer: `Die Daten Ihrer Kunden speichern wir ${dataPlace}; ob auch eigene Server möglich sind, weiß unser Team.`,
    from: ["security"],
    person: true,
  },
  liability: {
    question: "Wer haftet für falsche Antworten?",
    answer:
      "Das regelt Ihr Vertrag. Damit falsche Antworten selten bleiben, übergibt der Assistent an Ihr Team, wenn er sich nicht sicher ist.",
    from: [],
    person: true,
  },
  approval: {
    question: "Ändert der Assistent Rechnungen selbst?",
    answer:
      "Nein, in unserem Beispiel bereitet er die Korrektur vor, und die Buchhaltung gibt sie frei. Was er bei Ihnen tun darf, klären wir im ersten Gespräch.",
    from: ["services"],
  },
  customise: {
    question: "Lässt sich der Assistent anpassen?",
    answer:
      "Ja: Inhalte, Kriterien und Sprachen richten sich nach Ihnen. Wie weit das auch für Aussehen, Name und Ton gilt, weiß unser Team.",
    from: [],
    person: true,
  },
}));
