import { claim } from "#shared/claim.ts";
import { suggestions } from "../../suggestions.ts";
import { defineTopics, list } from "../../topic.ts";

/** What a customer needs: for the start, in law, and of their systems. */
const needed = defineTopics(({ dataPlace, project, sampleMark, systems }) => ({
  needs: {
    question: "Was brauchen Sie von uns?",
    answer: claim(
      `Rund ${project.ownHours} Stunden Ihrer Zeit bis zum Start${sampleMark}, dazu Inhalte, Zugang zu den Systemen und jemanden für Fachfragen. Einrichtung und Einweisung übernehmen wir.`,
      "as-quoted",
    ),
  },
  worksCouncil: {
    question: "Muss der Betriebsrat zustimmen?",
    answer: claim(
      "In Deutschland oft ja: Er bestimmt mit, sobald die Lösung Verhalten oder Leistung überwachen kann (§\u00a087 Abs.\u00a01 Nr.\u00a06 BetrVG). Was protokolliert wird, legen wir vorab offen.",
      "agreement",
    ),
  },
  otherSystems: {
    question: "Geht das auch mit ERP und DATEV?",
    answer: claim(
      `Oft ja: ERP, Shop, DATEV, Zendesk und Matomo binden wir an, wenn ihre Schnittstelle es zulässt; das prüfen wir im Anruf. Dazu CRMs wie ${list(systems, "und")}.`,
      "as-quoted",
      "no-obligation",
    ),
  },
  gdpr: {
    question: suggestions.de.gdpr,
    answer: claim(
      `Wir schließen mit Ihnen einen Vertrag zur Auftragsverarbeitung (AV-Vertrag), der Löschfristen festlegt, und führen ein Änderungsprotokoll. Die Daten Ihrer Kunden speichern wir ${dataPlace}; dort läuft auch das Sprachmodell, das der AV-Vertrag nennt. Trainiert wird mit diesen Daten kein Modell${sampleMark}.`,
      "agreement",
      "data-place",
      "no-training",
    ),
  },
}));

/** Why somebody may doubt it. */
const doubts = defineTopics(({ project }) => ({
  gaps: {
    question: "Was, wenn die KI falsch antwortet?",
    answer: `Im Zweifel übergibt der Assistent an Ihr Team. Irren kann er trotzdem: Sie legen fest, was er allein beantwortet und was ein Mensch freigibt. Wir messen in den ersten ${project.watchedWeeks} Wochen mit Ihnen, wie gut er antwortet, und passen ihn an.`,
  },
  references: {
    question: "Haben Sie Referenzen?",
    answer: claim(
      `Wir können noch keine Referenz nennen; die Kunden in unseren Beispielen sind erfunden. Im kostenlosen Anruf spielen wir Ihre Fragen durch.`,
      "as-quoted",
      "no-obligation",
      "useful-answer",
    ),
  },
  comparison: {
    question: "Warum nicht einfach ChatGPT?",
    answer: claim(
      `ChatGPT und Copilot helfen vor allem Ihrem Team; unser Chat-Assistent antwortet Ihren Kunden. Liegen alle Kundendaten im CRM, genügt oft dessen KI. Uns brauchen Sie, wenn Daten auch anderswo liegen, etwa im Kundenportal.`,
      "as-quoted",
      "useful-answer",
    ),
  },
}));

/** What the page shows with its answers: the only topics that its scripts have before the chat is opened. */
export const asked = defineTopics((facts) => ({ ...needed(facts), ...doubts(facts) }));
