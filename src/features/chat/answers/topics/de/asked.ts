import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics, list } from "../../topic.ts";

/** What buyers ask before the first call: the page shows these with their answers. */
export const asked = defineTopics(({ monthlyFrom, priceModel, project, setupFrom, systems }) => ({
  systems: {
    question: "Welche CRM-Systeme unterstützen Sie?",
    answer: `Wir verbinden unter anderem ${list(systems, "und")}. Andere wie SAP Business One oder DATEV prüfen wir mit Ihnen; Voraussetzung ist, dass das System eine Schnittstelle (API) hat.`,
    from: ["services"],
  },
  setup: {
    question: suggestions.de.setup,
    answer: `Die Einrichtung dauert in der Regel ${project.setupDays} Arbeitstage, sobald uns Ihre Inhalte und Zugänge vorliegen. Wie viele es bei Ihnen sind, klären wir im ersten Gespräch.`,
    from: ["process"],
  },
  code: {
    question: "Müssen wir dafür programmieren?",
    answer: claim(
      "Nein. Bei Ihnen muss niemand programmieren („No-Code“), auch nicht für den Abgleich der Systeme. Eine eigene IT-Abteilung brauchen Sie nicht.",
      "no-code-needed",
    ),
    from: ["services"],
  },
  price: {
    question: suggestions.de.price,
    answer: `Jede Lösung kostet ab ${setupFrom} Euro für die Einrichtung und ab ${monthlyFrom} Euro im Monat, zuzüglich Umsatzsteuer. ${priceModel}`,
    from: ["process"],
  },
  gaps: {
    question: "Was passiert, wenn der Assistent etwas nicht weiß?",
    answer: `Dann übergibt er die Frage mit dem ganzen Verlauf an Ihr Team. Fehlerfrei ist keine KI; deshalb messen wir in den ersten ${project.watchedWeeks} Wochen mit Ihnen, wie gut die Lösung arbeitet.`,
    from: ["services", "process"],
  },
  gdpr: {
    question: suggestions.de.gdpr,
    answer:
      "Wir schließen mit Ihnen einen Vertrag zur Auftragsverarbeitung (AVV), vereinbaren Löschfristen und führen ein Änderungsprotokoll. Ob Ihr Einsatz zulässig ist, etwa mit WhatsApp, prüfen wir mit Ihnen.",
    from: ["security", "privacy"],
  },
}));
