import { promise } from "#shared/promise.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics, list } from "../../topic.ts";

/** What buyers ask before the first call: the page shows these with their answers. */
export const asked = defineTopics(({ monthlyFrom, priceModel, project, setupFrom, systems }) => ({
  systems: {
    question: "Welche CRM-Systeme unterstützen Sie?",
    answer: `Unter anderem ${list(systems, "und")}. Ihr System fehlt hier? Dann prüfen wir, ob es sich anbinden lässt.`,
    from: ["services"],
  },
  setup: {
    question: suggestions.de.setup,
    answer: `In der Regel ${project.setupDays} Arbeitstage vom Auftrag bis zum Start. Wie viele es bei Ihnen sind, klären wir im ersten Gespräch.`,
    from: ["process"],
  },
  code: {
    question: "Müssen wir dafür programmieren?",
    answer: promise(
      "Bei Ihnen muss niemand programmieren, auch nicht für den Abgleich der Systeme: Man nennt das „No-Code“. Eine eigene IT-Abteilung brauchen Sie nicht.",
      "no-code-needed",
    ),
    from: ["services"],
  },
  price: {
    question: suggestions.de.price,
    answer: `Ab ${setupFrom} Euro für die Einrichtung und ab ${monthlyFrom} Euro im Monat, jeweils zuzüglich Umsatzsteuer. ${priceModel}`,
    from: ["process"],
  },
  gaps: {
    question: "Was passiert, wenn der Assistent etwas nicht weiß?",
    answer: `Dann gibt er die Frage mit dem ganzen Verlauf an Ihr Team weiter. Fehlerfrei ist keine KI; in den ersten ${project.watchedWeeks} Wochen messen wir deshalb mit Ihnen, wie gut die Lösung arbeitet.`,
    from: ["services", "process"],
  },
  gdpr: {
    question: suggestions.de.gdpr,
    answer:
      "Wir schließen mit Ihnen einen Vertrag zur Auftragsverarbeitung (AVV) mit Löschfristen und Änderungsprotokoll. Ob Ihr Einsatz zulässig ist, etwa mit WhatsApp, prüfen wir mit Ihnen. Was diese Website selbst verarbeitet, steht in der Datenschutzerklärung.",
    from: ["security", "privacy"],
  },
}));
