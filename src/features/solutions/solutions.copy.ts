import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import { solutions } from "#shared/solutions.ts";

/** How many there are, as a word of the title: with another solution this does not compile until it is changed. */
type Count = Record<(typeof solutions)["length"], string>;
const countDe = { 3: "Drei" } as const satisfies Count;
const countEn = { 3: "Three" } as const satisfies Count;

export const solutionsCopy = defineCopy({
  de: {
    title: `${countDe[solutions.length]} Aufgaben, die Sie abgeben können`,
    intro: claim("Einzeln oder zusammen. Programmieren muss bei Ihnen niemand.", "no-code-needed"),
    tabs: "Lösungen",
    call: "Anruf vereinbaren",
    systems: "Verbindet unter anderem",
    solutions: {
      chat: {
        tab: "KI-Chat-Assistent",
        /** Its benefit, on the tab. */
        outcome: "Antwortet Tag und Nacht",
        title: "In einer Minute bereit zur Freigabe",
        lead: "Der Assistent nutzt, was Sie ihm geben: Rechnungen, Lieferzeiten, Handbücher.",
        benefits: [
          "Im Chat auf Website und Portal, nicht am Telefon",
          "Antwortet auch an Feiertagen",
          "Übergibt im Zweifel an Ihr Team, samt Gesprächsverlauf",
        ],
      },
      lead: {
        tab: "Lead-Generator",
        outcome: "Aus Anfragen werden Termine",
        title: "Ihr Vertrieb ruft zuerst dort an, wo es sich lohnt",
        lead: "Jede Anfrage wird geprüft. Die besten sieht Ihr Team zuerst, alle stehen im CRM.",
        benefits: [
          "Schlägt automatisch Termine vor",
          "Gleicht Ihre Teamkalender ab",
          "Erinnert nach Einwilligung per E-Mail und WhatsApp",
          "Bewertet nach Ihren Kriterien",
        ],
      },
      crm: {
        tab: "CRM-Integration",
        outcome: "Überall derselbe Stand",
        title: "Einmal ändern, überall aktuell",
        lead: "Widersprechen sich Daten, gilt das System, das Sie bestimmen.",
        benefits: [
          "Abgleich in Echtzeit, ohne Code",
          "DSGVO-konform einsetzbar: AV-Vertrag, Löschfristen und Änderungsprotokoll",
          "Auch für ERP und DATEV, wenn deren Schnittstelle es zulässt",
        ],
      },
    },
  },
  en: {
    title: `${countEn[solutions.length]} tasks you can hand over`,
    intro: claim("Separately or together. Nobody on your side has to write code.", "no-code-needed"),
    tabs: "Services",
    call: "Schedule Call",
    systems: "Works with systems such as",
    solutions: {
      chat: {
        tab: "AI Chat Assistant",
        outcome: "Answers day and night",
        title: "Ready for approval in a minute",
        lead: "The assistant uses what you share with it: invoices, delivery times, manuals.",
        benefits: [
          "In chat, on your website and portal",
          "Answers at night and on public holidays",
          "When in doubt, hands your team the whole conversation",
        ],
      },
      lead: {
        tab: "Lead Generator",
        outcome: "Turns enquiries into meetings",
        title: "Your best leads get called first",
        lead: "Every enquiry is checked. Your team sees the best first; all are in your CRM.",
        benefits: [
          "Suggests slots automatically",
          "Syncs with your team’s calendars",
          "Sends reminders by email and WhatsApp, with consent",
          "Scores leads against your criteria",
        ],
      },
      crm: {
        tab: "CRM Integration",
        outcome: "The same record everywhere",
        title: "Change once, synced everywhere",
        lead: "If two systems disagree, the one you choose wins.",
        benefits: [
          "Real-time sync without code",
          "Set up to be GDPR compliant: data processing agreement, deletion periods, audit log",
          "For ERP and DATEV, too, if their interfaces allow it",
        ],
      },
    },
  },
});
