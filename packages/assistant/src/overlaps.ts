/**
 * Topics whose answers serve the other's question, too: between these a slip does no harm, and the other is offered
 * below the answer. Each with the topics that it overlaps with.
 */
export const overlaps: Readonly<Record<string, readonly string[]>> = {
  price: ["firstYear", "payment", "discount", "contract"],
  contract: ["exit"],
  about: ["solutions", "problems", "team", "fit"],
  solutions: ["chat", "leads", "crm", "problems", "scoring"],
  problems: ["chat", "worth", "fit"],
  chat: ["gaps", "knowledge", "people", "channels", "trial", "hours"],
  leads: ["scoring", "reminders", "problems"],
  crm: ["systems", "otherSystems"],
  otherSystems: ["systems", "api"],
  fit: ["worth", "regions"],
  tickets: ["worth", "reporting"],
  process: ["call", "setup", "needs"],
  call: ["needs"],
  needs: ["code", "support"],
  support: ["setup", "regions"],
  contact: ["directLine", "officeHours", "human", "place", "call", "team"],
  human: ["trouble", "officeHours", "ai", "call"],
  legal: ["team", "place", "policy"],
  samples: ["team", "references"],
  regions: ["place"],
  form: ["reply", "retention", "heroEmail"],
  gdpr: ["dpa", "security", "hosting", "training", "aiAct", "customerChats", "policy"],
  security: ["access", "vulnerability"],
  hosting: ["onPremise", "security"],
  messages: ["recording", "retention", "cookies"],
  recording: ["voice"],
  stored: ["cookies"],
  ipAddress: ["cookies", "stored"],
  authority: ["rights", "policy"],
  directLine: ["human", "team", "namedContact"],
  namedContact: ["support", "human", "contact"],
  rights: ["retention", "policy"],
  motion: ["accessibility", "theme"],
  knowledge: ["gaps", "customise"],
  gaps: ["liability", "approval"],
  hours: ["availability"],
  model: ["ai", "training"],
  ai: ["voice", "team", "about"],
  languages: ["channels"],
  trial: ["references"],
  worth: ["reporting"],
};

const pairs = new Set(
  Object.entries(overlaps).flatMap(([one, others]) =>
    others.flatMap((other) => [`${one} ${other}`, `${other} ${one}`]),
  ),
);

export const overlap = (one: string, other: string): boolean => pairs.has(`${one} ${other}`);
