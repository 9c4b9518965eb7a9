import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where `supabase test db` looks for its files. */
const folder = path.resolve(import.meta.dirname, "../../../supabase/tests");

/** The files of supabase/tests. */
export const tapFiles = readdirSync(folder).filter((file) => file.endsWith(".test.sql"));

/** The result of one file of assertions. */
export interface TapResult {
  planned: number;
  passed: number;
  /** The lines of what failed, with the explanations below them. */
  failures: string[];
}

/** Runs a file; `texts` carries out its statements and gives all texts that they answer. */
export async function runTap(
  file: string,
  texts: (sql: string) => Promise<readonly string[]>,
): Promise<TapResult> {
  const lines = (await texts(readFileSync(path.join(folder, file), "utf8"))).flatMap((text) =>
    text.split("\n"),
  );
  const plan = lines.find((line) => /^1\.\.\d+$/.test(line));
  return {
    planned: Number(plan?.slice("1..".length) ?? Number.NaN),
    passed: lines.filter((line) => /^ok \d/.test(line)).length,
    failures: lines.filter(
      (line, at) => /^not ok/.test(line) || (line.startsWith("#") && isBelowFailure(lines, at)),
    ),
  };
}

function isBelowFailure(lines: readonly string[], at: number): boolean {
  const above = lines.slice(0, at).findLast((line) => !line.startsWith("#"));
  return above?.startsWith("not ok") ?? false;
}

/** All texts in the rows of several statements. */
export function textsOf(results: readonly (readonly object[])[]): string[] {
  return results.flatMap((rows) =>
    rows.flatMap((row) => Object.values(row).filter((value) => typeof value === "string")),
  );
}
