// Whatever stands in a field stays text, and what is no text is refused or becomes one.
import { beforeAll, expect, it } from "vitest";
import { request, send, withoutLimits } from "../support/backend.ts";
import { ask, backend } from "../support/current.ts";

/** Texts that somebody may type, or send without the form. Each goes into each text field. */
const payloads: readonly [what: string, text: string][] = [
  ["SQL that ends a text", "x'); drop table contact_submissions; --"],
  ["SQL that changes the role", "x'; reset role; update contact_submissions set name = 'Mallory'; --"],
  ["a dollar-quoted text", "$$; select 1; $$"],
  ["a backslash", "x\\' or 1=1 --"],
  ["markup", "<script>alert(1)</script>"],
  ["an entity", "&lt;b&gt; &amp; &#x3c;"],
  ["a template", "$" + "{7*7} {{7*7}} #{7*7} <%= 7*7 %>"],
  ["JSON", '{"role":"service_role"}'],
  ["a spreadsheet's formula", "=cmd|' /C calc'!A0"],
  ["text from right to left", "abc\u202edef\u202c"],
  ["marks on marks", "Z\u0351\u036b\u0343\u036a\u0302a\u0302\u0301l\u0321g\u0328o"],
  ["emoji that join", "\u{1F468}\u200d\u{1F469}\u200d\u{1F467} \u{1F3F3}\ufe0f\u200d\u{1F308}"],
  ["an invisible space", "a\u200bb\ufeffc"],
];

const fields = ["name", "company_name", "problem_description", "user_agent"] as const;
const cases = fields.flatMap((field) => payloads.map(([what, text]) => ({ field, what, text })));

/** Values of other types, for every column that a visitor may send. */
const texts = ["name", "email", "service", "company_name", "problem_description", "language", "user_agent"];
const columns = [...texts, "gdpr_consent", "submission_key", "caution"];
const wrongs: readonly unknown[] = [0, -1, 1e308, true, false, [], {}, [[]], ["a", "b"], { a: { b: 1 } }];
const types = columns.flatMap((column) => wrongs.map((value) => ({ column, value })));

beforeAll(() => withoutLimits(backend));

it.each(cases)("[SUB-01] kept letter by letter: $what in $field", async ({ field, text }) => {
  const { data, error } = await send(backend.visitor, request({ [field]: text }));
  expect(error).toBeNull();
  expect(data[field]).toBe(text);
  const [kept] = await backend.db.rows<{ text: string }>(
    `select ${field} as text from contact_submissions where id = $1`,
    [data.id],
  );
  expect(kept?.text).toBe(text);
});

it.each(types)("[SUB-01] of another type: $column: $value", async ({ column, value }) => {
  const { data, status } = await send(backend.visitor, request({ [column]: value }));
  expect([201, 400]).toContain(status);
  if (status === 201) expect(typeof data[column]).toBe(column === "gdpr_consent" ? "boolean" : "string");
});

it.each([
  ["as much as is read, in a description", { problem_description: "x".repeat(40_000) }, 400],
  ["as much as is read, in a name", { name: "x".repeat(40_000) }, 400],
  ["a megabyte", { problem_description: "x".repeat(999_000) }, 413],
  ["three thousand columns", Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`c${at}`, 1])), 400],
])("[SUB-01] oversize: %s", async (_what, changes, status) => {
  expect((await send(backend.visitor, request(changes))).status).toBe(status);
});

it.each(["[]", '{"a":}'])("[SUB-01] oversize: %s six thousand times in each other", async (pair) => {
  const [open, close] = [pair.slice(0, -1), pair.slice(-1)];
  const body = `{"name":${open.repeat(6_000)}1${close.repeat(6_000)}}`;
  const answer = await ask("/rest/v1/contact_submissions", body);
  expect([answer.status, (await answer.json()).code]).toEqual([400, "54001"]);
  expect((await send(backend.visitor, request({ problem_description: "[".repeat(5_000) }))).status).toBe(201);
});
