import { defineCopy } from "#shared/copy.ts";

export const syncDemoCopy = defineCopy({
  de: {
    title: "Fünf Systeme im Abgleich",
    text: "Die freigegebene Anschrift aus dem Chat, Hafenstraße 9, geht vom Kundenportal an HubSpot und von dort an Salesforce und Zendesk. Matomo erhält die Postleitzahl, ohne Namen.",
    systems: {
      website: { name: "Website", role: "Kundenportal" },
      crm: { name: "HubSpot", role: "Marketing-CRM" },
      "second-crm": { name: "Salesforce", role: "Vertriebs-CRM" },
      support: { name: "Zendesk", role: "Support" },
      analytics: { name: "Matomo", role: "Auswertung" },
    },
    /** The data on each route, in the order of the routes. */
    records: ["Neue Anschrift", "Firmenanschrift", "Kundenanschrift", "PLZ, ohne Namen"],
    /** What analytics holds of the address, before and after. */
    postcode: { before: "28195", after: "28217" },
    statuses: { pending: "Wartet", syncing: "Wird übertragen", complete: "Abgeglichen" },
    /** Nothing is under way, and nothing is missing. */
    current: "Aktuell",
    ready: "Folgt",
    route: (from: string, to: string) => `${from} an ${to}`,
  },
  en: {
    title: "Five systems in sync",
    text: "The approved address from the chat, Hafenstraße 9, goes from the customer portal to HubSpot and from there to Salesforce and Zendesk. Matomo receives the postcode without a name.",
    systems: {
      website: { name: "Website", role: "Customer portal" },
      crm: { name: "HubSpot", role: "Marketing CRM" },
      "second-crm": { name: "Salesforce", role: "Sales CRM" },
      support: { name: "Zendesk", role: "Support" },
      analytics: { name: "Matomo", role: "Analytics" },
    },
    records: ["New address", "Company address", "Customer address", "Postcode, no name"],
    postcode: { before: "28195", after: "28217" },
    statuses: { pending: "Pending", syncing: "Syncing", complete: "Synced" },
    current: "Up to date",
    ready: "Waiting",
    route: (from, to) => `${from} to ${to}`,
  },
});
