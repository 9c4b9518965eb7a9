import { describe, expect, test } from "vitest";
import { type Draft, emptyDraft, openCall } from "#features/contact/contact.draft.ts";
import { readDraft } from "#features/contact/contact.schema.ts";
import { nothing } from "../../support/contact-request.ts";

const complete: Draft = { ...emptyDraft, name: "Ada Lovelace", email: "ada@firma.de", consent: true };
const faultsOf = (change: Partial<Draft>) => {
  const read = readDraft({ ...complete, ...change });
  return read.ok ? {} : read.failure;
};

test.each<[string, Partial<Draft>, object]>([
  ["[FORM-11] no name", { name: "" }, { name: "nameRequired" }],
  ["[FORM-11] a name of spaces only", { name: " \t " }, { name: "nameRequired" }],
  ["[FORM-11] one letter", { name: " A " }, { name: "nameTooShort" }],
  ["[FORM-11] one emoji is one character", { name: "🙂" }, { name: "nameTooShort" }],
  ["a number that nobody can dial", { call: { ...openCall, phone: "abc" } }, { call: "phoneShape" }],
  ["a number for the call", { call: { ...openCall, phone: "+49 69 1234567" } }, {}],
  ["no number for the call", { call: openCall }, {}],
  ["[FORM-12] no e-mail", { email: " " }, { email: "emailRequired" }],
  ["[FORM-12] no at-sign", { email: "ada.firma.de" }, { email: "emailShape" }],
  ["[FORM-12] no dot after the at-sign", { email: "ada@firma" }, { email: "emailShape" }],
  ["[FORM-12] a space inside", { email: "ada l@firma.de" }, { email: "emailShape" }],
  ["[FORM-12] two at-signs", { email: "a@b@firma.de" }, { email: "emailShape" }],
  ["[FORM-12] a name before it", { email: "x7<ada@firma.de>" }, { email: "emailShape" }],
  ["[FORM-12] a list", { email: "ada@firma.de,eva" }, { email: "emailShape" }],
  ["[FORM-12] a quoted part", { email: '"ada"@firma.de' }, { email: "emailShape" }],
  ["[FORM-12] a backslash", { email: "a\\da@firma.de" }, { email: "emailShape" }],
  ["[FORM-12] a bare network address", { email: "ada@[127.0.0.1]" }, { email: "emailShape" }],
  ["[FORM-12] a dot that only looks like one", { email: "ada@firma\u3002de.x" }, { email: "emailShape" }],
  ["[FORM-12] an invisible letter", { email: "a\u200bda@firma.de" }, { email: "emailShape" }],
  ["[FORM-12] every other sign", { email: "a'!#$%&*/=?^_`{|}~-z+tag@sub.firma.de" }, {}],
  ["[FORM-12] other alphabets", { email: "jürgen@müller.example" }, {}],
  ["[FORM-12] spaces round it", { email: " ada@firma.de " }, {}],
  ["[FORM-13] no consent", { consent: false }, { consent: "consentRequired" }],
  [
    "[FORM-11] [FORM-12] [FORM-13] everything missing at once",
    { name: "", email: "", consent: false },
    { name: "nameRequired", email: "emailRequired", consent: "consentRequired" },
  ],
])("what the form accepts: %s", (_, change, faults) => {
  expect(faultsOf(change)).toEqual(faults);
});

describe("what is sent", () => {
  test("[FORM-14] values are trimmed and empty optional ones become null", () => {
    expect(readDraft({ ...complete, name: "  Ada Lovelace ", company: "  ", problem: "\n" })).toEqual({
      ok: true,
      value: { ...nothing, name: "Ada Lovelace", email: "ada@firma.de" },
    });
  });

  test("[FORM-14] a chosen service stays, and line breaks stay in the description alone", () => {
    const typed = { service: "CRM Integration", company: "A\r\nB", problem: "a\nb" } as const;
    expect(readDraft({ ...complete, ...typed })).toMatchObject({ value: { ...typed, company: "A B" } });
  });

  test("half an emoji, which no database takes, is a sign that says so", () => {
    expect(readDraft({ ...complete, name: "Ada \ud83d" })).toMatchObject({ value: { name: "Ada \ufffd" } });
  });
});
