import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics } from "../../topic.ts";

/** From the first contact to a running solution. */
export const start = defineTopics(({ priceIncludes, project }) => ({
  setup: {
    question: suggestions.de.setup,
    answer: `Die Einrichtung dauert in der Regel ${project.setupDays} Arbeitstage. Sie beginnt nach Ihrer Zusage, sobald uns Ihre Inhalte und Zugänge vorliegen. Wie lange sie bei Ihnen dauert, klären wir im ersten Gespräch.`,
  },
  code: {
    question: "Müssen wir dafür programmieren?",
    answer: claim(
      "Programmieren muss bei Ihnen niemand („No-Code“), auch nicht für den Abgleich der Systeme. Einrichtung und Anbindung übernehmen wir; von Ihnen kommen Inhalte und Zugänge.",
      "no-code-needed",
    ),
  },
  process: {
    question: "Wie läuft das Schritt für Schritt ab?",
    answer: claim(
      `Der Weg zum Start hat drei Schritte: Anruf, Angebot und Einrichtung, Start und Messung. Im kostenlosen Gespräch von ${project.callMinutes} Minuten klären wir, was sich lohnt. Nach Ihrer Zusage zum schriftlichen Angebot richten wir alles ein. Dann gehen wir mit Ihnen live und messen ${project.watchedWeeks} Wochen lang, was die Lösung bringt.`,
      "no-obligation",
    ),
  },
  knowledge: {
    question: "Woher hat der Assistent sein Wissen?",
    answer:
      "Sein Wissen hat der Assistent aus Ihren eigenen Inhalten: Rechnungen, Lieferzeiten und Handbüchern. Ist er sich nicht sicher, geht die Frage an Ihr Team. Im Preis enthalten sind die Einweisung Ihres Teams und Anpassungen nach dem Start.",
  },
  support: {
    question: "Wer betreut uns nach dem Start?",
    answer: `Nach dem Start betreuen wir Ihre Lösung selbst. Im Preis enthalten sind, zuzüglich Umsatzsteuer: ${priceIncludes.join("; ")}.`,
  },
}));
