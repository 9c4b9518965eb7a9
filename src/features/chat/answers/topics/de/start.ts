import { promise } from "#shared/promise.ts";
import { defineTopics } from "../../topic.ts";

/** From the first contact to a running solution. */
export const start = defineTopics(({ project }) => ({
  process: {
    question: "Wie läuft das Schritt für Schritt ab?",
    answer: `In drei Schritten: Im Gespräch von ${project.callMinutes} Minuten klären wir, was sich lohnt. Sie erhalten ein schriftliches Angebot, und nach Ihrer Zusage richten wir alles ein. Dann gehen wir mit Ihnen live und messen ${project.watchedWeeks} Wochen lang, was die Lösung bringt.`,
    from: ["process"],
  },
  needs: {
    question: "Was brauchen Sie von uns?",
    answer: promise(
      "Vor allem Ihre Inhalte, etwa Handbücher und Antworten auf häufige Fragen, den Zugang zu den Systemen, die verbunden werden sollen, und jemanden, der fachlich entscheidet. Programmieren muss niemand. Den genauen Aufwand klären wir im ersten Gespräch.",
      "no-code-needed",
    ),
    from: ["services"],
    person: true,
  },
  knowledge: {
    question: "Woher hat der Assistent sein Wissen?",
    answer:
      "Aus Ihren eigenen Inhalten: Rechnungen, Lieferzeiten und Handbüchern. Was er dort nicht sicher findet, gibt er an Ihr Team weiter. Antworten ändern Sie über diese Inhalte; wie Sie sie selbst pflegen, zeigt Ihnen das Team.",
    from: ["services"],
    person: true,
  },
  support: {
    question: "Wer betreut uns nach dem Start?",
    answer: `Wir begleiten Sie auch danach: In den ersten ${project.watchedWeeks} Wochen messen wir mit Ihnen, wie gut die Lösung arbeitet. Was die Betreuung danach umfasst, etwa Schulungen, Änderungen und Reaktionszeiten, steht im Angebot.`,
    from: ["process"],
    person: true,
  },
}));
