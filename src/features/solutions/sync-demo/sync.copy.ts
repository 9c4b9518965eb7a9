import { defineCopy } from "#shared/copy.ts";
import type { SyncStatus, System } from "./sync.timeline.ts";

interface SyncWords {
  title: string;
  text: string;
  systems: Record<System, { name: string; role: string }>;
  /** The data on each route, in the order of the routes. */
  records: readonly string[];
  statuses: Record<SyncStatus, string>;
  /** Nothing is under way, and nothing is missing. */
  current: string;
  ready: string;
  route: (from: string, to: string) => string;
}

export const syncDemoCopy = defineCopy<SyncWords>({
  de: {
    title: "Abgleich zwischen fünf Systemen",
    text: "Eine Anfrage aus dem Website-Formular wird in HubSpot zum Kontakt. HubSpot gibt Kontakt und Firma an Salesforce weiter, Salesforce die Kundennummer an Zendesk, und Zendesk meldet das gelöste Ticket ohne Namen an Matomo.",
    systems: {
      website: { name: "Website", role: "Formular" },
      crm: { name: "HubSpot", role: "CRM Marketing" },
      "second-crm": { name: "Salesforce", role: "CRM Vertrieb" },
      support: { name: "Zendesk", role: "Support" },
      analytics: { name: "Matomo", role: "Auswertung" },
    },
    records: [
      "Anfrage Tobias Reimann",
      "Kontakt und Firma",
      "Kundennummer 20418",
      "Ticket gelöst, ohne Namen",
    ],
    statuses: { pending: "Wartet", syncing: "Wird übertragen", complete: "Abgeglichen" },
    current: "Aktuell",
    ready: "Bereit",
    route: (from, to) => `${from} an ${to}`,
  },
  en: {
    title: "Five systems in sync",
    text: "An enquiry from the website form becomes a contact in HubSpot. HubSpot passes contact and company on to Salesforce, Salesforce passes the customer number to Zendesk, and Zendesk reports the solved ticket to Matomo without names.",
    systems: {
      website: { name: "Website", role: "Form" },
      crm: { name: "HubSpot", role: "Marketing CRM" },
      "second-crm": { name: "Salesforce", role: "Sales CRM" },
      support: { name: "Zendesk", role: "Support" },
      analytics: { name: "Matomo", role: "Analytics" },
    },
    records: [
      "Enquiry Tobias Reimann",
      "Contact and company",
      "Customer no. 20418",
      "Ticket solved, no names",
    ],
    statuses: { pending: "Pending", syncing: "Syncing", complete: "Synced" },
    current: "Up to date",
    ready: "Ready",
    route: (from, to) => `${from} to ${to}`,
  },
});
