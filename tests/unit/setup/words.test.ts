import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { brief } from "../../../scripts/brief-logger.mjs";
import { whatToOpen } from "../../../scripts/what-to-open.mjs";

test("npm start tells a warning in one line, and where the rest is", () => {
  expect(brief("\nall in one line\n")).toBe("all in one line");
  expect(brief("these are missing:\n  a\n  b")).toBe("these are missing (2 more lines: npm run build)");
});

describe("what to open after a failure", () => {
  function reportOf(content: object): string {
    const folder = mkdtempSync(path.join(tmpdir(), "reports-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, "report.json");
    writeFileSync(file, JSON.stringify(content));
    return file;
  }

  test("a step without a report is run alone", () => {
    expect(whatToOpen({ name: "types" })).toEqual([
      "types: run `node scripts/check.mjs types` for this step alone",
    ]);
  });

  test("Vitest's failed tests are named, the first five", () => {
    const failed = (title: string) => ({ status: "failed", fullName: title });
    const assertionResults = [..."abcdef"].map(failed);
    const testResults = [
      {
        name: `${process.cwd()}/tests/a.test.ts`,
        assertionResults: [...assertionResults, { status: "passed" }],
      },
    ];
    const report = reportOf({ testResults });
    expect(whatToOpen({ name: "unit", report })).toEqual([
      `unit: open ${report}`,
      ...[..."abcde"].map((title) => `  tests/a.test.ts: ${title}`),
      "  and 1 more",
    ]);
  });

  test("Playwright's failed tests are named, also those in groups", () => {
    const suites = [
      {
        specs: [{ ok: true, file: "a.spec.ts", title: "fine" }],
        suites: [{ specs: [{ ok: false, file: "a.spec.ts", title: "broken" }] }],
      },
    ];
    const report = reportOf({ suites });
    expect(whatToOpen({ name: "e2e", report, open: "reports/e2e/html/index.html" })).toEqual([
      "e2e: open reports/e2e/html/index.html",
      "  a.spec.ts: broken",
    ]);
  });
});
