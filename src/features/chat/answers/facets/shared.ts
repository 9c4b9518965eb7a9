import type { Facet } from "@mainlicht/assistant";
import type { TopicId } from "../plan.ts";

/** Lines that other topics have, too: under the topic that they are written for, the others. */
export const shared: Readonly<Record<Facet, Partial<Record<TopicId, string>>>> = {
  duration: {
    call: "human contact",
    reply: "form trouble",
    messages: "ai",
    stored: "cookies theme siteLanguage heroEmail",
    customerChats: "exit hosting gdpr training",
  },
  when: {
    contact: "human directLine namedContact trouble officeHours",
    payment: "price firstYear",
    hours: "availability",
    newsletter: "references results jobs",
  },
  place: {
    hosting: "gdpr security customerChats exit training model onPremise access dpa",
    trial: "solutions problems references leads crm scoring",
    chat: "channels hours languages approval gaps",
    messages: "ai",
    stored: "cookies theme heroEmail",
    price: "firstYear payment contract support",
  },
  who: {
    setup: "needs code process solutions systems otherSystems crm support",
    hosting: "customerChats gdpr training exit",
    call: "reply form contact human retention references discount volume directLine",
    tickets: "worth reporting results",
    chat: "gaps hours channels languages knowledge people approval",
    scoring: "leads",
    legal: "team about",
    rights: "policy dpa security cookies",
  },
  cost: {
    call: "contact human form trial reply officeHours references",
    rights: "authority policy",
  },
  directly: {
    rights: "dpa retention policy customerChats outreach",
    security: "gdpr access hosting training exit model onPremise worksCouncil aiAct",
    systems: "otherSystems calendars api",
    price: "firstYear discount payment contract volume",
    jobs: "partners vulnerability",
  },
  certain: {
    tickets: "worth reporting results chat leads crm solutions problems",
    price: "firstYear discount",
    availability: "hours responseTimes support",
  },
  written: {
    contact: "human call officeHours directLine reply trouble namedContact form",
    dpa: "hosting gdpr customerChats training exit model onPremise",
    price: "firstYear otherPrices discount payment support setup process volume solutions chat leads crm",
    security: "access dpo vulnerability aiAct",
    availability: "responseTimes tickets liability results worth gaps",
  },
  days: {
    hours: "chat gaps languages channels availability knowledge tickets solutions voice",
    contact:
      "human call officeHours directLine reply trouble namedContact form place team support responseTimes process",
  },
  sooner: {
    retention: "rights backups",
    contract: "exit",
    setup: "process needs code",
    reply: "contact form call human trouble",
  },
  after: { setup: "needs code", gaps: "approval chat", form: "contact" },
  reason: {
    price: "firstYear otherPrices volume",
    setup: "code needs",
    tickets: "worth",
    gaps: "approval liability",
    people: "problems",
    ai: "aiAct",
  },
  exception: {
    systems: "otherSystems api calendars",
    chat: "hours knowledge people languages channels comparison",
    setup: "needs process",
    worth: "fit problems references results",
    reminders: "outreach",
    tickets: "availability reporting",
    rights: "policy",
  },
  others: {
    chat: "leads crm scoring reminders trial",
    hours: "availability officeHours",
    systems: "otherSystems",
    price: "firstYear payment contract",
    hosting: "customerChats gdpr training exit",
    fit: "regions",
    directLine: "legal namedContact",
  },
};
