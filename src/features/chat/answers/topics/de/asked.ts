import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics } from "../../topic.ts";

/** What the page shows with its answers: the only topics that its scripts have before the chat is opened. */
export const asked = defineTopics(({ project }) => ({
  needs: {
    question: "Was brauchen Sie von uns?",
    answer: claim(
      "Von Ihnen brauchen wir Inhalte, etwa Handbücher, und Zugang zu den Systemen, die verbunden werden sollen. Programmieren muss bei Ihnen niemand. Den genauen Aufwand klären wir im ersten Gespräch.",
      "no-code-needed",
    ),
  },
  training: {
    question: "Trainieren Sie KI mit unseren Daten?",
    answer:
      "Wofür Ihre Daten verwendet werden, regelt der Vertrag zur Auftragsverarbeitung: Er nennt Zweck, Dauer und Unterauftragnehmer. Ob ein Modell damit trainiert wird, steht auf dieser Website nicht; die Vorlage senden wir Ihnen auf Anfrage.",
  },
  worksCouncil: {
    question: "Muss der Betriebsrat zustimmen?",
    answer:
      "Ob Ihr Betriebsrat mitzubestimmen hat, hängt davon ab, wie Sie die Lösung einsetzen; Rechtsberatung geben wir nicht. Zweck, Dauer und technische Maßnahmen nennt der Vertrag zur Auftragsverarbeitung, dessen Vorlage wir Ihnen auf Anfrage senden.",
  },
  references: {
    question: "Haben Sie Referenzen?",
    answer:
      "Referenzen von Kunden nennen wir auf dieser Website noch nicht; die Kunden in unseren Beispielen sind erfunden. Fragen Sie uns im kostenlosen Erstgespräch danach.",
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
}));
