/** The figures claimed of the chat assistant (SOL-03): the page and the assistant's answers share them. */
export const claimed = { fewerTickets: 70, languages: 25, availability: 100 } as const;

/** Six systems that the CRM integration connects, by name (SOL-04). */
export const crmSystems = [
  "Salesforce",
  "HubSpot",
  "Microsoft Dynamics 365",
  "Pipedrive",
  "Zoho CRM",
  "SAP Sales Cloud",
] as const;
