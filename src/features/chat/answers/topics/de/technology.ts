import { defineTopics } from "../../topic.ts";

/** The technology and its limits. */
export const technology = defineTopics(({ dataPlace }) => ({
  model: {
    question: "Welches KI-Modell nutzen Sie?",
    answer:
      "Welches Sprachmodell in Ihrer Lösung arbeitet, nennen wir auf dieser Website nicht; Sie erfahren es vom Team. Ich selbst bin kein Sprachmodell: Ich suche die passende Antwort aus dieser Website heraus.",
    from: [],
    person: true,
  },
  training: {
    question: "Trainieren Sie KI mit unseren Daten?",
    answer:
      "Wofür Ihre Daten verwendet werden, auch ob ein Modell damit trainiert wird, legt der Vertrag zur Auftragsverarbeitung fest. Die Vorlage erhalten Sie auf Anfrage, bevor Sie sich entscheiden.",
    from: ["security"],
    person: true,
  },
  onPremise: {
    question: "Läuft das auch auf unseren eigenen Servern?",
    answer: `Die Lösungen speichern Kundendaten ${dataPlace}. Ob sie auch auf Ihren eigenen Servern laufen können, sagt Ihnen das Team.`,
    from: ["security"],
    person: true,
  },
  liability: {
    question: "Wer haftet für falsche Antworten?",
    answer:
      "Das regelt Ihr Vertrag; eine allgemeine Zusage gibt diese Website nicht. Damit es selten dazu kommt, gibt der Assistent Unsicheres an Ihr Team weiter. Fragen zur Haftung beantwortet ein Mensch.",
    from: [],
    person: true,
  },
  customise: {
    question: "Lässt sich der Assistent anpassen?",
    answer:
      "Inhalte, Kriterien und Sprachen richten sich nach Ihnen. Wie weit Aussehen, Name, Ton und Regeln angepasst werden können, bespricht das Team mit Ihnen.",
    from: [],
    person: true,
  },
}));
