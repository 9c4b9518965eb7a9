import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { type Draft, emptyDraft, faultCodes } from "#features/contact/contact.draft.ts";
import { rules, services } from "#features/contact/contact.rules.ts";
import { readDraft } from "#features/contact/contact.schema.ts";
import { languages } from "#shared/copy.ts";
import type { Database } from "../../../supabase/local/database.ts";
import { openMemoryStore } from "../../../supabase/local/store.ts";
import { emptyCluster } from "../../backend/support/empty-cluster.ts";

type Rule = (typeof rules)[number] & { min?: number; max?: number; among?: readonly string[] };
const all: readonly Rule[] = rules;

const fieldOf: Record<string, keyof Draft> = {
  name: "name",
  email: "email",
  company_name: "company",
  problem_description: "problem",
};
const complete: Draft = { ...emptyDraft, name: "Ada Lovelace", email: "ada@firma.de", consent: true };

let database: Database;
beforeAll(async () => {
  ({ database } = await openMemoryStore(await emptyCluster()));
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

function textOf(rule: Rule, length: number): string {
  return rule.column === "email" ? `${"x".repeat(length - "@firma.de".length)}@firma.de` : "x".repeat(length);
}

function faultsOf(change: Partial<Draft>): (string | undefined)[] {
  const read = readDraft({ ...complete, ...change });
  return read.ok ? [] : Object.values(read.failure);
}

describe("one list of rules", () => {
  test("names each check of the database, and no other", async () => {
    expect([...(await checks()).keys()].sort()).toEqual(rules.map((rule) => rule.check).sort());
  });

  test.each(all)("$check has the database's numbers and values", async (rule) => {
    const words = (await checks()).get(rule.check) ?? "";
    expect(words).toContain(rule.column);
    expect([bound(words, rule.column, ">="), bound(words, rule.column, "<=")]).toEqual([rule.min, rule.max]);
    const values = [...words.matchAll(/'([^']+)'::text/g)].map(([, value]) => value);
    if (rule.among !== undefined) expect(values.sort()).toEqual([...rule.among].sort());
  });

  test.each(all.filter((rule) => rule.says !== null && rule.max !== undefined))(
    "[FORM-11] [FORM-12] $check is the form's: the limit passes, one more is told",
    ({ ...rule }) => {
      const field = fieldOf[rule.column] ?? "name";
      const { min = 1, max = 0 } = rule;
      expect(faultsOf({ [field]: textOf(rule, max) })).toEqual([]);
      expect(faultsOf({ [field]: textOf(rule, max + 1) })).toEqual([rule.says?.at(-1)]);
      if (min > 1) expect(faultsOf({ [field]: textOf(rule, min) })).toEqual([]);
      if (min > 1) expect(faultsOf({ [field]: textOf(rule, min - 1) })).toEqual([rule.says?.[0]]);
    },
  );

  test.each(languages)("has words for each fault, with its number (%s)", (language) => {
    const { faults } = contactCopy[language];
    for (const { says, min, max } of all) {
      for (const fault of says ?? []) {
        expect(faults[fault]).not.toBe("");
        if (fault.endsWith("TooLong")) expect(faults[fault]).toContain(String(max));
        if (fault.endsWith("TooShort")) expect(faults[fault]).toContain(String(min));
      }
    }
  });

  test("leaves no fault of the form without a rule, but for what is missing", () => {
    const said: readonly string[] = all.flatMap((rule) => rule.says ?? []);
    expect(faultCodes.filter((fault) => !said.includes(fault))).toEqual(["nameRequired", "emailRequired"]);
  });
});

/** Texts that people and machines leave in forms: near the limits, foreign, broken. */
const odd = fc.constantFrom(
  "a",
  "B",
  ".",
  "@",
  " ",
  "\u00a0",
  "\u3000",
  "\t",
  "\n",
  "\0",
  "ü",
  "ß",
  "\u{1F600}",
);
const odder = fc.constantFrom(
  "\u200b",
  "\u0301",
  "\ud83d",
  "\u007f",
  "\u0085",
  "\u2028",
  "\ufeff",
  "'",
  '"',
  "日",
  "<",
  ",",
  "\\",
  "\u3002",
  "\u2060",
);
const text = (maxLength: number) =>
  fc
    .array(fc.oneof(odd, odder, fc.string({ unit: "binary", maxLength: 2 })), { maxLength })
    .map((parts) => parts.join(""));

test("[FORM-11] [FORM-12] [FORM-14] whatever the form accepts, the database takes", async () => {
  const drafts = fc.record({
    name: text(8),
    email: fc.tuple(text(2), text(2), text(2)).map(([a, b, c]) => `a${a}@b${b}.${c}c`),
    company: text(8),
    problem: text(12),
    service: fc.constantFrom("" as const, ...services),
  });
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(drafts, async (draft) => {
      const read = readDraft({ ...draft, consent: true });
      if (!read.ok) return;
      const { name, email, service, company, problem } = read.value;
      await database.transaction(async (session) => {
        await session.run("set local role anon");
        await session.rows(
          `insert into contact_submissions (name, email, service, company_name, problem_description, gdpr_consent, language)
           values ($1, $2, $3, $4, $5, true, 'de')`,
          [name, email, service, company, problem],
        );
      });
      taken += 1;
    }),
    { numRuns: 1000 },
  );
  expect(taken).toBeGreaterThan(100);
});
