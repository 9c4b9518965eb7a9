import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactCopy } from "#features/contact/contact.copy.ts";
import {
  type Draft,
  emptyDraft,
  type Fault,
  faultCodes,
  faultKindsOf,
} from "#features/contact/contact.draft.ts";
import {
  contactFields,
  entryOf,
  type FieldName,
  fieldOrder,
  requestFields,
} from "#features/contact/contact.fields.ts";
import { rules } from "#features/contact/contact.rules.ts";
import { readDraft } from "#features/contact/contact.schema.ts";
import { languages } from "#shared/copy.ts";
import type { Database } from "../../../supabase/local/database.ts";
import { openStore } from "../../../supabase/local/store.ts";
import { emptyCluster } from "../../backend/support/empty-cluster.ts";
import { columns } from "../../support/contact-request.ts";

const complete: Draft = { ...emptyDraft, name: "Ada Lovelace", email: "ada@firma.de", consent: true };

let database: Database;
beforeAll(async () => {
  ({ database } = await openStore({ cluster: await emptyCluster() }));
  await database.run(
    "update contact_settings set per_email_hour = null, per_address_hour = null, overall_minute = null",
  );
});
afterAll(() => database.close());

/** The table's checks by name, as PostgreSQL words them. */
async function checks(): Promise<Map<string, string>> {
  const rows = await database.rows<{ name: string; words: string }>(
    `select conname as name, pg_get_constraintdef(oid) as words
       from pg_constraint where conrelid = 'public.contact_submissions'::regclass and contype = 'c'`,
  );
  return new Map(rows.map((row) => [row.name, row.words]));
}

function bound(words: string, column: string, sign: ">=" | "<="): number | undefined {
  const found = new RegExp(`char_length\\((?:btrim\\()?${column}\\)+ ${sign} (\\d+)`).exec(words);
  return found?.[1] === undefined ? undefined : Number(found[1]);
}

function textOf(field: FieldName, length: number): string {
  return entryOf(field).control === "email"
    ? `${"x".repeat(length - "@firma.de".length)}@firma.de`
    : "x".repeat(length);
}

function faultsOf(change: Partial<Draft>): (string | undefined)[] {
  const read = readDraft({ ...complete, ...change });
  return read.ok ? [] : Object.values(read.failure);
}

describe("one list of rules", () => {
  test("names each check of the database, and no other", async () => {
    expect([...(await checks()).keys()].sort()).toEqual(rules.map((rule) => rule.check).sort());
  });

  test.each(rules)("$check has the database's numbers and values", async (rule) => {
    const words = (await checks()).get(rule.check) ?? "";
    expect(words).toContain(rule.column);
    expect([bound(words, rule.column, ">="), bound(words, rule.column, "<=")]).toEqual([rule.min, rule.max]);
    const values = [...words.matchAll(/'([^']+)'::text/g)].map(([, value]) => value);
    if (rule.among !== undefined) expect(values.sort()).toEqual([...rule.among].sort());
  });

  test.each(requestFields.filter((field) => entryOf(field).max !== undefined))(
    "[FORM-11] [FORM-12] the form has the limits of %s: the limit passes, one more is told",
    (field) => {
      const { min = 1, max = 0 } = entryOf(field);
      expect(faultsOf({ [field]: textOf(field, max) })).toEqual([]);
      expect(faultsOf({ [field]: textOf(field, max + 1) })).toEqual([`${field}TooLong`]);
      if (min > 1) expect(faultsOf({ [field]: textOf(field, min) })).toEqual([]);
      if (min > 1) expect(faultsOf({ [field]: textOf(field, min - 1) })).toEqual([`${field}TooShort`]);
    },
  );

  test.each(languages)("has words for each fault, with its number (%s)", (language) => {
    const faults: Readonly<Record<Fault, string>> = contactCopy[language].faults;
    for (const field of fieldOrder) {
      const { min, max } = entryOf(field);
      const numbers: Readonly<Record<string, number | undefined>> = { TooShort: min, TooLong: max };
      for (const kind of faultKindsOf(field)) {
        const words = faults[`${field}${kind}` as Fault];
        expect(words).not.toBe("");
        expect(words).toContain(String(numbers[kind] ?? ""));
      }
    }
    expect(Object.keys(faults).sort()).toEqual([...faultCodes].sort());
  });

  test("the columns are the form's and those that the page and the server add", async () => {
    const rows = await database.rows<{ name: string }>(
      `select attname as name from pg_attribute
        where attrelid = 'public.contact_submissions'::regclass and attnum > 0 and not attisdropped`,
    );
    const sent = ["language", "user_agent", "submission_key", "caution"];
    const serverMade = ["id", "created_at", "privacy_version", "submitted_xact"];
    const own = fieldOrder.map((field) => entryOf(field).column);
    expect(rows.map(({ name }) => name).sort()).toEqual([...own, ...sent, ...serverMade].sort());
  });
});

test("the database's guard turns away texts that are longer than the form's limits", async () => {
  const [guard] = await database.rows<{ source: string }>(
    "select prosrc as source from pg_proc where proname = 'contact_guard'",
  );
  const limits = guard?.source.matchAll(/char_length\(new\.(\w+)\) > (\d+)/g) ?? [];
  expect(Object.fromEntries(Array.from(limits, ([, column, most]) => [column, Number(most)]))).toEqual({
    [contactFields.email.column]: contactFields.email.max,
    [contactFields.name.column]: contactFields.name.max,
    [contactFields.company.column]: contactFields.company.max,
  });
});

/** Texts that people and machines leave in forms: near the limits, foreign, broken. */
const odd = fc.constantFrom(..."aB.@ \u00a0\u3000\t\n\0üß\u{1F600}");
const odder = fc.constantFrom("\ud83d", ..."\u200b\u0301\u007f\u0085\u2028\ufeff'\"日<,\\\u3002\u2060");
const text = (maxLength: number) =>
  fc
    .array(fc.oneof(odd, odder, fc.string({ unit: "binary", maxLength: 2 })), { maxLength })
    .map((parts) => parts.join(""));

test("[FORM-11] [FORM-12] [FORM-14] whatever the form accepts, the database takes", async () => {
  const address = fc.tuple(text(2), text(2), text(2)).map(([a, b, c]) => `a${a}@b${b}.${c}c`);
  const sampleOf = (field: FieldName): fc.Arbitrary<string> => {
    const { control, options = [] } = entryOf(field);
    if (control === "email") return address;
    return control === "choice" ? fc.constantFrom("", ...options) : text(control === "long" ? 12 : 8);
  };
  const drafts = fc.record(Object.fromEntries(requestFields.map((field) => [field, sampleOf(field)])));
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(drafts, async (draft) => {
      const read = readDraft({ ...complete, ...draft });
      if (!read.ok) return;
      const { value } = read;
      await database.transaction(async (session) => {
        await session.run("set local role anon");
        await session.rows(
          `insert into contact_submissions (${columns.join(", ")}, gdpr_consent, language)
           values (${columns.map((_, at) => `$${at + 1}`).join(", ")}, true, 'de')`,
          requestFields.map((field) => value[field]),
        );
      });
      taken += 1;
    }),
    { numRuns: 1000 },
  );
  expect(taken).toBeGreaterThan(50);
});
