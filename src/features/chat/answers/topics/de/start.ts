import { claim } from "#shared/claim.ts";
import { defineTopics } from "../../topic.ts";

/** From the first contact to a running solution. */
export const start = defineTopics(({ priceIncludes, project }) => ({
  process: {
    question: "Wie läuft das Schritt für Schritt ab?",
    answer: claim(
      `Der Weg zum Start hat drei Schritte: Gespräch, Einrichtung und Messung. Im kostenlosen Gespräch von ${project.callMinutes} Minuten klären wir, was sich lohnt. Nach Ihrer Zusage zum schriftlichen Angebot richten wir alles ein. Dann gehen wir mit Ihnen live und messen ${project.watchedWeeks} Wochen lang, was die Lösung bringt.`,
      "no-obligation",
    ),
  },
  needs: {
    question: "Was brauchen Sie von uns?",
    answer: claim(
      "Von Ihnen brauchen wir Inhalte, etwa Handbücher, und Zugang zu den Systemen, die verbunden werden sollen. Programmieren muss bei Ihnen niemand. Den genauen Aufwand klären wir im ersten Gespräch.",
      "no-code-needed",
    ),
  },
  knowledge: {
    question: "Woher hat der Assistent sein Wissen?",
    answer:
      "Sein Wissen hat der Assistent aus Ihren eigenen Inhalten: Rechnungen, Lieferzeiten und Handbüchern. Ist er sich nicht sicher, geht die Frage an Ihr Team. Im Preis enthalten sind die Einweisung Ihres Teams und Anpassungen nach dem Start.",
  },
  support: {
    question: "Wer betreut uns nach dem Start?",
    answer: `Nach dem Start betreuen wir Ihre Lösung weiter. Im Preis enthalten sind: ${priceIncludes.join("; ")}. Feste Reaktionszeiten nennt diese Website nicht.`,
  },
}));
