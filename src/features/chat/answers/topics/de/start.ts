import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** From the first contact to a running solution. */
export const start = defineTopics(({ priceIncludes, project }) => ({
  process: {
    question: "Wie läuft das Schritt für Schritt ab?",
    answer: `In drei Schritten. Im Gespräch von ${project.callMinutes} Minuten klären wir, was sich lohnt. Dann erhalten Sie ein schriftliches Angebot, und nach Ihrer Zusage richten wir alles ein. Zuletzt gehen wir mit Ihnen live und messen ${project.watchedWeeks} Wochen lang, was die Lösung bringt.`,
    from: ["process"],
  },
  needs: {
    question: "Was brauchen Sie von uns?",
    answer: claim(
      "Vor allem Ihre Inhalte, etwa Handbücher und Antworten auf häufige Fragen, dazu Zugang zu den Systemen, die verbunden werden sollen, und jemanden, der fachlich entscheidet. Programmieren muss bei Ihnen niemand. Den genauen Aufwand klären wir im ersten Gespräch.",
      "no-code-needed",
    ),
    from: ["services"],
  },
  knowledge: {
    question: "Woher hat der Assistent sein Wissen?",
    answer:
      "Sein Wissen stammt aus Ihren eigenen Inhalten: Handbüchern, Rechnungen und Lieferzeiten. Steht die Antwort dort nicht, geht die Frage an Ihr Team. Antworten ändern Sie über diese Inhalte; wie das geht, zeigen wir bei der Einweisung Ihres Teams.",
    from: ["services"],
  },
  support: {
    question: "Wer betreut uns nach dem Start?",
    answer: `Das übernehmen wir. Im Preis enthalten sind: ${priceIncludes.join("; ")}. Reaktionszeiten stehen in Ihrem Angebot.`,
    from: ["process"],
  },
}));
