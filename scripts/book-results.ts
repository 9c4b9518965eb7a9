import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { requirements, testCitations } from "./proofs.ts";

/**
 * Writes what the last test runs said into the built book, for its pages "Results" and "Requirements": results.json has
 * each run with the titles of the tests that failed, and requirements.json the test files that cite each requirement.
 */
const book = "storybook-static";
const runs = ["unit", "contract", "visual", "e2e"];

/** The parts of Vitest's and Playwright's JSON reports that are read here. */
interface VitestReport {
  startTime: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}
interface Suite {
  specs: { title: string; ok: boolean }[];
  suites?: Suite[];
}
interface PlaywrightReport {
  stats: { startTime: string };
  suites: Suite[];
}

const specsIn = ({ specs, suites = [] }: Suite): Suite["specs"] => [...specs, ...suites.flatMap(specsIn)];

function resultOf(run: string) {
  const file = `reports/${run}.json`;
  if (!existsSync(file)) return { run, taken: null, passed: 0, failed: [] };
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  const tests =
    "stats" in report
      ? report.suites.flatMap(specsIn)
      : report.testResults.flatMap(({ assertionResults }) =>
          assertionResults.map(({ fullName, status }) => ({ title: fullName, ok: status !== "failed" })),
        );
  return {
    run,
    taken: new Date("stats" in report ? report.stats.startTime : report.startTime).toISOString(),
    passed: tests.filter(({ ok }) => ok).length,
    failed: tests.filter(({ ok }) => !ok).map(({ title }) => title),
  };
}

const citations = testCitations();
const traced = requirements().map(({ id, text }) => ({
  id,
  text,
  tests: citations.filter((citation) => citation.id === id).map(({ file }) => file),
}));
writeFileSync(`${book}/results.json`, JSON.stringify(runs.map(resultOf)));
writeFileSync(`${book}/requirements.json`, JSON.stringify(traced));
