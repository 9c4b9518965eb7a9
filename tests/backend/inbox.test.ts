import { describe, expect, it } from "vitest";
import { parseCommand } from "../../supabase/inbox/command.ts";
import { csv } from "../../supabase/inbox/csv.ts";
import { hostedProject } from "../../supabase/inbox/hosted.ts";
import type { ContactRequest } from "../../supabase/inbox/request.ts";
import { json, listed, shown } from "../../supabase/inbox/text.ts";
import { emptyRow } from "../support/contact-request.ts";

const ada: ContactRequest = {
  ...emptyRow,
  id: "11111111-1111-4111-8111-111111111111",
  created_at: "2026-11-21T09:09:44+00:00",
  name: "Ada",
  email: "ada@example.com",
  language: "de",
  privacy_version: "2025-01/1.0",
  answered_at: null,
  answer_due_at: "2026-11-22T09:09:44+00:00",
  overdue: true,
  caution: null,
  over_limit: null,
};

describe("the list", () => {
  it("aligns its columns and counts", () => {
    const lines = listed(
      [ada, { ...ada, name: "Maximiliane Müller", service: "CRM Integration", language: "en" }],
      1000,
    ).split("\n");
    const [titles = "", , first = "", second = "", , total] = lines;
    for (const title of ["Time", "Name", "E-mail", "Service", "Language"]) {
      const at = titles.indexOf(title);
      expect([first.slice(at - 2, at), second.slice(at - 2, at)]).toEqual(["  ", "  "]);
      expect([first[at], second[at]]).not.toContain(" ");
    }
    expect(total).toBe("2 requests");
  });

  it("never lets a visitor's text steer the terminal", () => {
    const text = shown({
      ...ada,
      name: "abc\u202edef\u2066\u2028",
      problem_description: "line one\nline two \u001b[2J \u009b31m",
    });
    expect(text).toContain("abc\u{fffd}def\u{fffd}\u{fffd}");
    expect(text).toContain("  line one\n  line two \u{fffd}[2J \u{fffd}31m");
    expect(text).toContain("(overdue)");
  });

  it("never lets a visitor's text pass for a line of ours, nor hide letters", () => {
    const text = shown({
      ...ada,
      problem_description: "Hi\nAnswered        2026-01-01 10:00\na\u200bb\u{e0041}c",
    });
    expect(text.match(/^Answered/gm)).toHaveLength(1);
    expect(text).toContain("a\u{fffd}b\u{fffd}c");
  });

  it("marks what looks as if a program had written it, in words", () => {
    expect(listed([{ ...ada, caution: "trap" }], 1000)).toMatch(/ trap$/m);
    expect(listed([{ ...ada, caution: "trap", over_limit: "email" }], 1000)).toMatch(/ trap, email$/m);
    expect(shown({ ...ada, over_limit: "address" })).toContain("many requests from one connection");
    expect(shown({ ...ada, caution: "trap" })).toContain("a field was filled that people do not see");
    expect(shown(ada)).toMatch(/Spam signal +–/);
  });
});

describe("the export", () => {
  it("quotes what CSV needs quoted, and keeps a spreadsheet from running a visitor's formula", () => {
    const [titles = "", ...rows] = csv([
      { ...ada, name: "=HYPERLINK(1)", company_name: 'A "B", C', problem_description: "one\ntwo" },
    ]).split("\r\n");
    expect(titles).toMatch(/^\ufeff"id";"created_at";"name";/);
    for (const cells of [`"'=HYPERLINK(1)";"ada@example.com"`, '"A ""B"", C"', '"one\ntwo";"de"']) {
      expect(rows.join("")).toContain(`;${cells};`);
    }
  });

  it.each([
    ["=1+1", "'=1+1"],
    [" =1+1", "' =1+1"],
    ["+49 69 1", "'+49 69 1"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["＝1+1", "'＝1+1"],
    ["x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"],
    ["x\t=1+1", "x\t'=1+1"],
    ["Muster,=HYPERLINK(A1),x", "Muster,'=HYPERLINK(A1),x"],
    ["Hallo,\n=WEBSERVICE(A1)", "Hallo,\n'=WEBSERVICE(A1)"],
    ["two - three = minus one", "two - three = minus one"],
    ["abc\u202edef", "abc\u{fffd}def"],
  ])("writes %j so that no spreadsheet runs it", (typed, written) => {
    expect(csv([{ ...ada, problem_description: typed }])).toContain(`;"${written}";"de";`);
  });

  it("escapes in JSON what would steer the terminal, and loses nothing", () => {
    const requests = [{ ...ada, name: "abc\u202edef\u009b31m\u{e0041}" }];
    expect(json(requests)).toContain("abc\\u202edef\\u009b31m\\udb40\\udc41");
    expect(JSON.parse(json(requests))).toEqual(requests);
  });
});

describe("the hosted project", () => {
  const url = "https://ref.supabase.co";
  const secretKey = "sb_secret_x";
  const anonymous = `x.${Buffer.from('{"role":"anon"}').toString("base64url")}.x`;

  it("is the one that the environment names, or none", () => {
    expect(hostedProject({})).toBeUndefined();
    expect(hostedProject({ SUPABASE_URL: `${url}/`, SUPABASE_SECRET_KEY: ` ${secretKey}` })).toEqual({
      url,
      secretKey,
    });
  });

  it.each([
    [{ SUPABASE_URL: url }, "belong together"],
    [{ SUPABASE_SECRET_KEY: secretKey }, "belong together"],
    [{ SUPABASE_URL: "http://ref.supabase.co", SUPABASE_SECRET_KEY: secretKey }, "https://"],
    [{ SUPABASE_URL: "ref", SUPABASE_SECRET_KEY: secretKey }, "https://"],
    [{ SUPABASE_URL: url, SUPABASE_SECRET_KEY: "sb_publishable_x" }, "public key"],
    [{ SUPABASE_URL: url, SUPABASE_SECRET_KEY: anonymous }, "public key"],
  ])("refuses %j", (env, why) => {
    expect(() => hostedProject(env)).toThrow(why);
    expect(() => hostedProject(env)).not.toThrow(secretKey);
  });
});

it.each([
  [[], { kind: "list" }],
  [["list"], { kind: "list" }],
  [["watch"], { kind: "watch" }],
  [["show", "1111"], { kind: "show", id: "1111" }],
  [["show", "11111111-1111-4"], { kind: "show", id: "11111111-1111-4" }],
  [["answer", "1A"], { kind: "answer", id: "1a" }],
  [["export", "ada@example.com"], { kind: "export of", email: "ada@example.com" }],
  [["show", "x"], undefined],
  [["show", "1&select=*"], undefined],
  [["answer"], undefined],
  [["watch", "1"], undefined],
  [["export", "--csv"], { kind: "export", format: "csv" }],
  [["export", "--json"], { kind: "export", format: "json" }],
  [["erase", "ada@example.com"], { kind: "erase", email: "ada@example.com" }],
  [["erase"], undefined],
  [["erase", "everything"], undefined],
  [["show"], undefined],
  [["export"], undefined],
  [["delete", "1"], undefined],
  [["list", "1", "2"], undefined],
])("the command %j is read", (words, command) => {
  expect(parseCommand(words)).toEqual(command);
});
