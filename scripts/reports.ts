import { relative } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import type { Citation } from "./proofs.ts";

/** A test that was run. */
export interface Test {
  title: string;
  /** Its title after those of the groups that it stands in. */
  said: string;
  file: string;
  ok: boolean;
  seconds: number;
  /** Playwright's projects that ran it. */
  projects?: readonly string[];
  messages: readonly (string | undefined)[];
}

const specsIn = ({ title: outer, specs, suites = [] }: JSONReportSuite): Test[] => [
  ...specs.flatMap(({ title, file, ok, tests }) => {
    const ran = tests.filter(({ status }) => status !== "skipped");
    if (ran.length === 0) return [];
    const projects = ran.map(({ projectName }) => projectName);
    const results = tests.flatMap((test) => test.results);
    const messages = results.flatMap(({ errors }) => errors.map(({ message }) => message));
    const seconds = results.reduce((all, { duration }) => all + duration / 1000, 0);
    return [{ title, said: `${outer} ${title}`, file, ok, seconds, projects, messages }];
  }),
  ...suites.flatMap(specsIn).map((test) => ({ ...test, said: `${outer} ${test.said}` })),
];

/** What a run was asked for, unless that was everything, and how much it skipped: "only -g badge, 2 skipped". */
function leftOutOf(skipped: number, argv: readonly string[] = []): string {
  const only = argv.slice(3).filter((word) => !/^--(project|update-snapshots)=/.test(word));
  const said = [only[0] && `only ${only.join(" ")}`, skipped && `${skipped} skipped`];
  return said.filter(Boolean).join(", ");
}

/** What a runner wrote: when that was, of which commit, what it left out, and the tests that were run. */
export function runIn(report: (JsonTestResults & { commit?: string }) | JSONReport) {
  if ("stats" in report) {
    const { startTime: taken, duration, skipped } = report.stats;
    const of: string | undefined = report.config.metadata["gitCommit"]?.shortHash;
    const leftOut = leftOutOf(skipped, report.config.argv);
    return { taken, of, leftOut, seconds: duration / 1000, tests: report.suites.flatMap(specsIn) };
  }
  const { startTime, commit: of, testResults } = report;
  const all = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName: title, status, duration, failureMessages }) => ({
      ...{ title, said: `${relative(".", file)} ${title}`, file, status, ok: status === "passed" },
      seconds: (duration ?? 0) / 1000,
      messages: failureMessages ?? [],
    })),
  );
  const tests: Test[] = all.filter(({ ok, status }) => ok || status === "failed");
  const leftOut = leftOutOf(all.length - tests.length);
  const seconds = (Math.max(...testResults.map(({ endTime }) => endTime)) - startTime) / 1000;
  return { taken: new Date(startTime).toISOString(), of, leftOut, seconds, tests };
}

/** What each case says in its own words: "%s is no address". */
const placeholder = /%[a-z]|\$\{[^}]*(?:\}|$)|\$\w+/;

/**
 * How the tests ended that cite a requirement with these words in this file or, in one that holds cases, wherever those
 * were run; null: not run.
 */
export function proofIn(tests: readonly Test[], { id, file, line, title }: Citation) {
  const isRun = /\.(test|spec|chromium)\.tsx?$/.test(file);
  const words = title.split(placeholder);
  const own = tests.filter(({ said, file: its }) => {
    const isCited = [`[${id}]`, `${id}.`].some((cited) => said.includes(cited));
    const isHere = !isRun || its.endsWith(file) || file.endsWith(its);
    return isCited && isHere && words.every((word) => said.includes(word));
  });
  const { size } = new Set(own.map(({ said }) => said));
  return {
    place: `${file}:${line}`,
    title: words.join("…") + (size > 1 ? ` (${size} cases)` : ""),
    ok: own.length > 0 ? own.every(({ ok }) => ok) : null,
    seconds: own.reduce((all, { seconds }) => all + seconds, 0),
  };
}
