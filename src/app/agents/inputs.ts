import { contactFields } from "#features/contact/contact.fields.ts";

/** The longest question that is taken, in characters; a person's field takes no more. */
const longestQuestion = 500;
/** Hashes of the page (ROUTE-04) that a tool can open. */
const sections = ["about", "services", "process", "contact"] as const;

const text = (maxLength: number, description?: string) => ({
  type: "string" as const,
  maxLength,
  ...(description ? { description } : {}),
});
const object = <Properties>(properties: Properties, required: string[] = []) => ({
  type: "object" as const,
  properties,
  required,
  additionalProperties: false,
});

/** What each tool takes, as JSON schemas; a form's field has the limit that it has for people. */
export const inputs = {
  ask: object({ question: text(longestQuestion) }, ["question"]),
  prices: object({}),
  prepare_contact_request: object({
    name: text(contactFields.name.max),
    email: text(contactFields.email.max),
    service: { type: "string" as const, enum: [...contactFields.service.options] },
    company: text(contactFields.company.max),
    problem: text(contactFields.problem.max),
  }),
  open_section: object({ section: { type: "string" as const, enum: [...sections] } }, ["section"]),
};
export type ToolName = keyof typeof inputs;
