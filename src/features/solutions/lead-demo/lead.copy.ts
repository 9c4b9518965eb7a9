import { defineCopy } from "#shared/copy.ts";
import type { StepState } from "#ui/step-list/StepList.tsx";
import type { LeadStep } from "./lead.timeline.ts";

interface LeadWords {
  title: string;
  text: string;
  steps: Record<LeadStep, { name: string; detail: string }>;
  states: Record<StepState, string>;
  /** The page that the visitor reads, and its form. */
  page: { address: string; ask: string; form: string; send: string };
  facts: { name: string; company: string; email: string; interest: string; source: string };
  lead: { name: string; initials: string; email: string; company: string; interest: string; source: string };
  score: string;
  noScore: string;
  ofHundred: (score: number) => string;
  qualified: string;
  assigned: string;
}

export const leadDemoCopy = defineCopy<LeadWords>({
  de: {
    title: "Vom Besuch zum Termin",
    text: "Tobias Reimann von der Küstenlogistik GmbH liest die Seite zur CRM-Integration und füllt das Formular aus. Seine Angaben werden als Lead erfasst und mit 85 von 100 Punkten bewertet. Der Lead geht qualifiziert an Miriam Vogt im Vertrieb, mit einem Terminvorschlag für Dienstag, 14:30\u00a0Uhr.",
    steps: {
      "visitor-landing": { name: "Besuch", detail: "Seite „CRM-Integration“, 3 Minuten" },
      "form-interaction": { name: "Formular", detail: "Vier Felder, ohne Rückfrage" },
      "data-capture": { name: "Datenerfassung", detail: "Als Lead im CRM angelegt" },
      "lead-scoring": { name: "Bewertung", detail: "Branche, Größe, Anliegen" },
      qualification: { name: "Qualifizierung", detail: "Ab 70 Punkten an den Vertrieb" },
      assignment: { name: "Zuweisung", detail: "Gebiet Nord, freier Termin" },
    },
    states: { waiting: "wartet", current: "läuft", done: "erledigt" },
    page: {
      address: "Ihre Website › CRM-Integration",
      ask: "Anfrage stellen",
      form: "Ihre Anfrage",
      send: "Absenden",
    },
    facts: {
      name: "Name",
      company: "Unternehmen",
      email: "E-Mail",
      interest: "Interesse",
      source: "Quelle",
    },
    lead: {
      name: "Tobias Reimann",
      initials: "TR",
      email: "t.reimann@kl.example",
      company: "Küstenlogistik GmbH",
      interest: "CRM-Integration",
      source: "Website, Formular",
    },
    score: "Punkte",
    noScore: "offen",
    ofHundred: (score) => `${score} von 100`,
    qualified: "Qualifiziert",
    assigned: "Termin mit Miriam Vogt: Di., 14:30\u00a0Uhr",
  },
  en: {
    title: "From visit to meeting",
    text: "Tobias Reimann of Küstenlogistik GmbH reads the CRM integration page and fills in the form. His details are captured as a lead and scored 85 out of 100. The lead is qualified and goes to Miriam Vogt in sales, with a slot suggested for Tuesday at 2:30\u00a0pm.",
    steps: {
      "visitor-landing": { name: "Visitor Landing", detail: "“CRM integration” page, 3 minutes" },
      "form-interaction": { name: "Form Interaction", detail: "Four fields, no follow-up needed" },
      "data-capture": { name: "Data Capture", detail: "Created as a lead in the CRM" },
      "lead-scoring": { name: "Lead Scoring", detail: "Industry, size, request" },
      qualification: { name: "Qualification", detail: "70 points and up go to sales" },
      assignment: { name: "Assignment", detail: "Northern region, free slot" },
    },
    states: { waiting: "waiting", current: "running", done: "done" },
    page: {
      address: "Your website › CRM Integration",
      ask: "Send an enquiry",
      form: "Your enquiry",
      send: "Send",
    },
    facts: { name: "Name", company: "Company", email: "Email", interest: "Interest", source: "Source" },
    lead: {
      name: "Tobias Reimann",
      initials: "TR",
      email: "t.reimann@kl.example",
      company: "Küstenlogistik GmbH",
      interest: "CRM Integration",
      source: "Website, form",
    },
    score: "Score",
    noScore: "pending",
    ofHundred: (score) => `${score} of 100`,
    qualified: "Qualified",
    assigned: "Meeting with Miriam Vogt: Tue, 2:30\u00a0pm",
  },
});
