import { defineTopics } from "../../topic.ts";

/** The technology and its limits. */
export const technology = defineTopics(({ dataPlace, project }) => ({
  model: {
    question: "Welches KI-Modell nutzen Sie?",
    answer:
      "Welches Sprachmodell in Ihrer Lösung arbeitet, nennen wir auf dieser Website nicht; Sie erfahren es vom Team. Ich selbst bin kein Sprachmodell: Ich suche die passende Antwort aus dieser Website heraus.",
    from: ["contact"],
    person: true,
  },
  training: {
    question: "Trainieren Sie KI mit unseren Daten?",
    answer:
      "Das hängt von Ihrem Vertrag ab, und diese Website sagt dazu nichts. Lassen Sie sich im Vertrag zur Auftragsverarbeitung zusichern, dass Ihre Daten nur für Sie verwendet werden.",
    from: ["contact"],
    person: true,
  },
  onPremise: {
    question: "Läuft das auch auf unseren eigenen Servern?",
    answer: `Davon steht auf dieser Website nichts: Die Lösungen speichern Kundendaten ${dataPlace}. Ob ein Betrieb bei Ihnen möglich ist, sagt Ihnen das Team.`,
    from: ["contact"],
    person: true,
  },
  gaps: {
    question: "Was passiert, wenn der Assistent etwas nicht weiß?",
    answer: `Dann rät er nicht: Was er nicht sicher weiß, gibt er mit dem ganzen Verlauf an Ihr Team weiter. Ganz fehlerfrei ist keine KI; deshalb wird in den ersten ${project.watchedWeeks} Wochen mit Ihnen gemessen.`,
    from: ["services"],
  },
  liability: {
    question: "Wer haftet für falsche Antworten?",
    answer:
      "Das regelt Ihr Vertrag; eine allgemeine Zusage gibt diese Website nicht. Damit es selten dazu kommt, gibt der Assistent Unsicheres an Ihr Team weiter. Fragen zur Haftung beantwortet ein Mensch.",
    from: ["contact"],
    person: true,
  },
  customise: {
    question: "Lässt sich der Assistent anpassen?",
    answer:
      "Inhalte, Kriterien und Sprachen richten sich nach Ihnen. Wie weit Aussehen, Name, Ton und Regeln angepasst werden können, bespricht das Team mit Ihnen.",
    from: ["contact"],
    person: true,
  },
}));
