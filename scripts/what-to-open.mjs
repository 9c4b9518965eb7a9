// Lists the reports that a developer opens after a run with failures.
import { existsSync, readFileSync } from "node:fs";

/** Enough to begin with; the report has them all. */
const most = 5;

/** @returns {string[]} the failed tests of a report of Vitest or Playwright, as "file: title". */
export function failedIn(report) {
  if (report.testResults) {
    return report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName }) => `${relative(name)}: ${fullName}`),
    );
  }
  const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
  return specsIn(report)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `${file}: ${title}`);
}

const relative = (file) => file.replace(`${process.cwd()}/`, "");

/**
 * @param {{ name: string, report?: string, open?: string }} step a step of `npm test` that failed.
 * @returns {string[]} lines for the terminal.
 */
export function whatToOpen({ name, report, open }) {
  if (!report || !existsSync(report))
    return [`${name}: run \`node scripts/check.mjs ${name}\` for this step alone`];
  const failed = failedIn(JSON.parse(readFileSync(report, "utf8")));
  const shown = failed.slice(0, most).map((line) => `  ${line}`);
  const more = failed.length > most ? [`  and ${failed.length - most} more`] : [];
  return [`${name}: open ${open ?? report}`, ...shown, ...more];
}
