/** The solutions that are sold, in the order of their tabs (SOL-01). */
export const solutions = ["chat", "lead", "crm"] as const;
export type Solution = (typeof solutions)[number];

/** How the contact form stores them: in English, whatever language is shown (FORM-03). */
export const storedAs = {
  chat: "AI Chat Assistant",
  lead: "Lead Generator",
  crm: "CRM Integration",
} as const satisfies Record<Solution, string>;
export type StoredSolution = (typeof storedAs)[Solution];
