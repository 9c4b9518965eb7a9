import { languages } from "#shared/language.ts";
import { contactFields, entryOf, fieldOrder } from "./contact.fields.ts";

/**
 * Signals that a program may have filled in the form: a field that people do not see, or less than `minimumFillMs` from
 * opening to sending. Such a request is stored and thanked for as always; only staff see the mark.
 */
export const spamSignals = ["trap", "haste"] as const;
export type SpamSignal = (typeof spamSignals)[number];
export const minimumFillMs = 3_000;

export const longestUserAgent = 512;

/** A rule of a request, with the database's own check. */
export interface Rule {
  check: string;
  column: string;
  min?: number;
  max?: number;
  among?: readonly string[];
}

/**
 * The rules of a request. `tests/unit/contact/rules.test.ts` compares them with the schema, the migrated database
 * and the words.
 */
export const rules: readonly Rule[] = [
  ...fieldOrder.map((field) => {
    const { check, column, min, max, options } = entryOf(field);
    return {
      check,
      column,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...(options === undefined ? {} : { among: options }),
    };
  }),
  { check: "contact_language_known", column: "language", among: languages },
  { check: "contact_agent_length", column: "user_agent", max: longestUserAgent },
  { check: "contact_caution_known", column: "caution", among: spamSignals },
  // The form makes one line of each before it sends.
  { check: "contact_single_lines", column: contactFields.name.column },
];
