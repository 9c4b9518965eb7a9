import { randomUUID } from "node:crypto";
import { contactFields, type RequestColumn, requestFields } from "#features/contact/contact.fields.ts";
import type { ContactPort } from "#features/contact/contact.port.ts";

export const columns: readonly RequestColumn[] = requestFields.map((field) => contactFields[field].column);

/** A request in which nothing is filled in, by field and by column: the beginning of every sample. */
const without = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
export const nothing = without(requestFields);
export const emptyRow = without(columns);

type Sent = Parameters<ContactPort["send"]>[0];

/** A request as the form sends it, of somebody who has written never before. */
export function somebody(changes: Partial<Sent> = {}): Sent {
  return {
    ...nothing,
    name: "Ada Lovelace",
    email: `ada.${randomUUID()}@firma.example`,
    language: "de",
    spamSignal: null,
    ...changes,
  };
}
