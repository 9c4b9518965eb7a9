import type { Draft } from "#features/contact/contact.draft.ts";
import { services } from "#features/contact/contact.rules.ts";
import { touchedFields } from "./fields.ts";

/**
 * What was typed into a contact form that was left again before the page was alive: React makes that view anew, so
 * the words would be gone.
 * @param views those that were left, by their names.
 */
export function parkedDraft(views: ReadonlyMap<string, ParentNode>): Partial<Draft> {
  const draft: Partial<Draft> = {};
  // Other views have fields of the same names.
  const left = [...views].filter(([name]) => name.endsWith("-contact"));
  for (const { field, value, checked } of left.flatMap(([, view]) => touchedFields(view))) {
    if (field.name === "consent") draft.consent = checked;
    else if (field.name === "service") draft.service = services.find((known) => known === value) ?? "";
    else if (isText(field.name)) draft[field.name] = value;
  }
  return draft;
}

function isText(name: string): name is "name" | "email" | "company" | "problem" {
  return ["name", "email", "company", "problem"].includes(name);
}
