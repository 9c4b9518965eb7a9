import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics, list } from "../../topic.ts";

/** What buyers ask before the first call: the page shows these with their answers. */
export const asked = defineTopics(
  ({ firstYear, monthlyFrom, priceModel, project, sampleMark, setupFrom, systems }) => ({
    systems: {
      question: "Welche CRM-Systeme unterstützen Sie?",
      answer: `Wir verbinden unter anderem ${list(systems, "und")}. Andere wie SAP Business One oder DATEV prüfen wir mit Ihnen; Voraussetzung ist, dass das System eine Schnittstelle (API) hat.`,
    },
    setup: {
      question: suggestions.de.setup,
      answer: `Die Einrichtung dauert in der Regel ${project.setupDays} Arbeitstage, sobald uns Ihre Inhalte und Zugänge vorliegen. Wie viele es bei Ihnen sind, klären wir im ersten Gespräch.`,
    },
    code: {
      question: "Müssen wir dafür programmieren?",
      answer: claim(
        "Programmieren muss bei Ihnen niemand („No-Code“), auch nicht für den Abgleich der Systeme. Einrichtung und Anbindung übernehmen wir; von Ihnen kommen Inhalte und Zugänge.",
        "no-code-needed",
      ),
    },
    price: {
      question: suggestions.de.price,
      answer: `Jede Lösung kostet ab ${setupFrom} Euro für die Einrichtung und ab ${monthlyFrom} Euro im Monat, zuzüglich Umsatzsteuer${sampleMark}. Im ersten Jahr sind das ab ${firstYear} Euro. ${priceModel}`,
    },
    gaps: {
      question: "Was passiert, wenn der Assistent etwas nicht weiß?",
      answer: `Wie jede KI kann der Assistent Fehler machen: Ist er sich nicht sicher, übergibt er die Frage mit dem ganzen Verlauf an Ihr Team. In den ersten ${project.watchedWeeks} Wochen messen wir mit Ihnen, wie gut die Lösung arbeitet.`,
    },
    gdpr: {
      question: suggestions.de.gdpr,
      answer:
        "Zur Umsetzung der DSGVO schließen wir mit Ihnen einen Vertrag zur Auftragsverarbeitung (AVV), vereinbaren Löschfristen und führen ein Änderungsprotokoll. Ob Ihr Einsatz zulässig ist, etwa mit WhatsApp, prüfen wir mit Ihnen.",
    },
  }),
);
