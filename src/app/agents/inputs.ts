import { contactFields } from "#features/contact/contact.fields.ts";

/** The longest question that is taken, in characters; a person's field takes no more. */
const longestQuestion = 500;
/** Hashes of the page (ROUTE-04) that a tool can open. */
const sections = ["about", "services", "process", "contact"] as const;

/** The part of JSON schema that the tools need. */
interface Input {
  type: "object";
  properties: Readonly<Record<string, { type: "string"; maxLength?: number; enum?: readonly string[] }>>;
  required: readonly string[];
  additionalProperties: false;
}

const text = (maxLength: number) => ({ type: "string" as const, maxLength });
const oneOf = (options: readonly string[]) => ({ type: "string" as const, enum: options });
const object = (properties: Input["properties"], required: readonly string[] = []): Input => ({
  type: "object",
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
    service: oneOf(contactFields.service.options),
    company: text(contactFields.company.max),
    problem: text(contactFields.problem.max),
  }),
  open_section: object({ section: oneOf(sections) }, ["section"]),
};
export type ToolName = keyof typeof inputs;

/**
 * Reads what a tool is given. By hand: a schema's library would come with the first script that shares it.
 * @throws Error when it is not what the tool takes.
 */
export function readInput(name: ToolName, input: unknown): Partial<Record<string, string>> {
  const { properties, required } = inputs[name];
  const given = Object.entries(Object(input ?? {})).map(([key, value]): [string, string] => {
    const rule = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (!rule || typeof value !== "string") throw new Error(`${name} takes no such ${key}.`);
    if (value.length > (rule.maxLength ?? Number.POSITIVE_INFINITY)) throw new Error(`${key} is too long.`);
    if (rule.enum && !rule.enum.includes(value)) throw new Error(`${key} is none of its options.`);
    return [key, value];
  });
  const read = Object.fromEntries(given);
  for (const key of required) if (!(key in read)) throw new Error(`${name} needs ${key}.`);
  return read;
}
