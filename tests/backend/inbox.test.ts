import { describe, expect, it } from "vitest";
import { parseCommand } from "../../supabase/inbox/command.ts";
import { csv } from "../../supabase/inbox/csv.ts";
import type { ContactRequest } from "../../supabase/inbox/request.ts";
import { listed, shown } from "../../supabase/inbox/text.ts";

const ada: ContactRequest = {
  id: "11111111-1111-4111-8111-111111111111",
  created_at: "2026-11-21T09:09:44+00:00",
  name: "Ada",
  email: "ada@example.com",
  service: null,
  company_name: null,
  problem_description: null,
  language: "de",
  privacy_version: "2025-01/1.0",
  answered_at: null,
  answer_due_at: "2026-11-22T09:09:44+00:00",
  overdue: true,
  caution: null,
};

describe("the list", () => {
  it("aligns its columns and counts", () => {
    const lines = listed([
      ada,
      { ...ada, name: "Maximiliane Müller", service: "CRM Integration", language: "en" },
    ]).split("\n");
    const [titles = "", , first = "", second = "", , total] = lines;
    for (const title of ["Time", "Name", "E-mail", "Service", "Language"]) {
      const at = titles.indexOf(title);
      expect([first.slice(at - 2, at), second.slice(at - 2, at)]).toEqual(["  ", "  "]);
      expect([first[at], second[at]]).not.toContain(" ");
    }
    expect(total).toBe("2 requests");
  });

  it("says when there is nothing", () => {
    expect(listed([])).toBe("No requests yet.");
  });

  it("never lets a visitor's text steer the terminal", () => {
    const text = shown({ ...ada, problem_description: "line one\nline two \u001b[2J \u009b31m" });
    expect(text).toContain("line one\nline two \u{fffd}[2J \u{fffd}31m");
    expect(text).toContain("(overdue)");
  });

  it("marks what looks as if a program had written it, in words", () => {
    expect(listed([{ ...ada, caution: "trap" }])).toMatch(/ trap$/m);
    expect(shown({ ...ada, caution: "trap" })).toContain("a field was filled that people do not see");
    expect(shown(ada)).toMatch(/Caution +–/);
  });
});

describe("the export", () => {
  it("quotes what CSV needs quoted, and keeps a spreadsheet from running a visitor's formula", () => {
    const [titles = "", ...rows] = csv([
      { ...ada, name: "=HYPERLINK(1)", company_name: 'A "B", C', problem_description: "one\ntwo" },
    ]).split("\r\n");
    expect(titles).toMatch(/^id,created_at,name,/);
    expect(rows.join("")).toContain(`,'=HYPERLINK(1),ada@example.com,,"A ""B"", C","one\ntwo",de,`);
  });
});

describe("the command", () => {
  it.each([
    [[], { kind: "list" }],
    [["list"], { kind: "list" }],
    [["show", "1111"], { kind: "show", id: "1111" }],
    [["export", "--csv"], { kind: "export", format: "csv" }],
    [["export", "--json"], { kind: "export", format: "json" }],
    [["erase", "ada@example.com"], { kind: "erase", email: "ada@example.com" }],
    [["erase"], undefined],
    [["erase", "everything"], undefined],
    [["show"], undefined],
    [["export"], undefined],
    [["delete", "1"], undefined],
    [["list", "1", "2"], undefined],
  ])("reads %j", (words, command) => {
    expect(parseCommand(words)).toEqual(command);
  });
});
