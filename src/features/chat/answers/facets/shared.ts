import type { Facet } from "@mainlicht/assistant";
import type { TopicId } from "../plan.ts";

type Shared = Readonly<Partial<Record<TopicId, readonly TopicId[]>>>;

/** Lines that other topics have, too: under the topic that they are written for, the others. */
export const shared: Readonly<Record<Facet, Shared>> = {
  duration: {
    contract: ["support"],
    reply: ["form", "contact", "human", "trouble", "references", "dpa", "security"],
    messages: ["ai"],
    stored: ["cookies", "theme", "siteLanguage", "heroEmail"],
    customerChats: ["exit", "hosting", "gdpr", "training"],
  },
  when: {
    contact: ["human", "directLine", "namedContact", "trouble", "officeHours"],
    payment: ["price", "firstYear"],
    hours: ["availability"],
  },
  place: {
    hosting: ["gdpr", "security", "customerChats", "exit", "training", "model", "onPremise", "access", "dpa"],
    trial: ["solutions", "problems", "references", "leads", "crm", "scoring"],
    chat: ["channels", "hours", "languages", "approval", "gaps"],
    messages: ["ai"],
    stored: ["cookies", "theme", "heroEmail"],
    price: ["firstYear", "payment", "contract", "support"],
  },
  who: {
    setup: ["needs", "code", "process", "solutions", "systems", "otherSystems"],
    hosting: ["customerChats", "gdpr", "training", "exit"],
    call: [
      "reply",
      "form",
      "contact",
      "human",
      "retention",
      "references",
      "discount",
      "volume",
      "directLine",
    ],
    chat: ["gaps", "hours", "channels", "languages", "knowledge", "people", "approval"],
    scoring: ["leads"],
    legal: ["team", "about"],
    rights: ["policy", "dpa", "security", "cookies"],
  },
  cost: {
    call: ["contact", "human", "form", "trial", "reply", "officeHours", "references"],
    rights: ["authority", "policy"],
  },
  directly: {
    rights: ["dpa", "retention", "policy", "customerChats", "outreach"],
    security: [
      "gdpr",
      "access",
      "hosting",
      "training",
      "exit",
      "model",
      "onPremise",
      "worksCouncil",
      "aiAct",
    ],
    systems: ["otherSystems", "calendars", "api"],
    price: ["firstYear", "discount", "payment", "contract", "volume"],
    jobs: ["partners", "vulnerability"],
  },
  certain: { tickets: ["worth", "reporting"], price: ["firstYear", "discount"], gaps: ["chat"] },
  after: { setup: ["needs", "code"], gaps: ["approval", "chat"], form: ["contact"] },
  reason: {
    setup: ["code", "needs"],
    tickets: ["worth", "reporting"],
    gaps: ["approval", "liability"],
    people: ["problems"],
    ai: ["aiAct"],
  },
  exception: {
    systems: ["otherSystems", "api", "calendars"],
    chat: ["hours", "knowledge", "people", "languages", "channels", "comparison"],
    setup: ["needs", "process"],
    worth: ["fit", "problems"],
    reminders: ["outreach"],
    tickets: ["availability", "reporting"],
    rights: ["policy"],
  },
  others: {
    chat: ["leads", "crm", "scoring", "reminders", "trial"],
    hours: ["availability", "officeHours"],
    systems: ["otherSystems"],
    price: ["firstYear", "payment", "contract"],
    hosting: ["customerChats", "gdpr", "training", "exit"],
    fit: ["regions"],
  },
};
