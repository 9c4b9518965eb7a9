import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics } from "../../topic.ts";

/** What the page shows with its answers: the only topics that its scripts have before the chat is opened. */
export const asked = defineTopics(({ dataPlace, project, sampleMark }) => ({
  needs: {
    question: "Was brauchen Sie von uns?",
    answer: claim(
      `Von Ihnen brauchen wir zwei Dinge: Inhalte, etwa Handbücher, und Zugang zu den Systemen, die verbunden werden sollen. Den Rest übernehmen wir, in der Regel in ${project.setupDays} Arbeitstagen; die Einweisung Ihres Teams gehört dazu. Programmieren muss bei Ihnen niemand.`,
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
    answer: claim(
      "Ihr Betriebsrat kann mitzubestimmen haben, je nachdem, wie Sie die Lösung einsetzen; Rechtsberatung geben wir nicht. Damit er früh prüfen kann, senden wir Ihnen auf Anfrage die Vorlage des Vertrags zur Auftragsverarbeitung, mit Zweck, Dauer und technischen Maßnahmen.",
      "agreement",
    ),
  },
  references: {
    question: "Haben Sie Referenzen?",
    answer: claim(
      `Referenzen, die wir öffentlich nennen, gibt es noch keine; die Kunden in unseren Beispielen sind erfunden. Deshalb messen wir bei Ihnen: In den ersten ${project.watchedWeeks} Wochen nach dem Start sehen Sie in Zahlen, was die Lösung bringt.`,
      "as-quoted",
    ),
  },
  gaps: {
    question: "Was passiert, wenn der Assistent etwas nicht weiß?",
    answer: `Ist sich der Assistent nicht sicher, übergibt er die Frage mit dem ganzen Verlauf an Ihr Team. Fehler machen kann er wie jede KI; deshalb messen wir in den ersten ${project.watchedWeeks} Wochen mit Ihnen, wie gut er antwortet, und passen ihn an. Beides ist im Preis enthalten.`,
  },
  gdpr: {
    question: suggestions.de.gdpr,
    answer: claim(
      `Zur Umsetzung der DSGVO schließen wir mit Ihnen einen Vertrag zur Auftragsverarbeitung (AVV) mit Löschfristen und führen ein Änderungsprotokoll. Die Daten Ihrer Kunden speichern wir ${dataPlace}${sampleMark}. Ob Ihr Einsatz zulässig ist, etwa mit WhatsApp, prüfen wir mit Ihnen vor dem Start.`,
      "agreement",
    ),
  },
}));
