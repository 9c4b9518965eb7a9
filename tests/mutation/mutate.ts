// `npm run mutate`: breaks each promise of the site (promises.txt), one after the other, or those that are named, and says
// whether the test that cites it fails.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";

/** Runs a command of the project's. @returns whether it went well, and what it said. */
function run(command: string): { well: boolean; said: string } {
  const env = { ...process.env, NO_COLOR: "1", PATH: `node_modules/.bin:${process.env["PATH"]}` };
  const ended = spawnSync(command, { shell: true, env, encoding: "utf8" });
  return { well: ended.status === 0, said: `${ended.stdout}${ended.stderr}` };
}

/** What became of a proof while its promise was broken. A build or a file that fails as a whole proves nothing. */
function verdict(id: string, proof: string): string {
  const isJourney = proof.startsWith("e2e/");
  if (isJourney && !run("vite build --logLevel error").well) return "NOT BUILT";
  // The titles of the database's own tests are in SQL: their file is run whole.
  const named = proof.startsWith("database/") ? "PGlite" : `P-${id}\\]`;
  const { well, said } = isJourney
    ? run(`playwright test tests/${proof} -g "${named}"`)
    : run(`vitest run --project 'unit*' tests/${proof} -t "${named}"`);
  if (well) return "NOT NOTICED";
  return said.includes(`[P-${id}]`) && /\d+ failed/.test(said) ? "red" : `UNCLEAR\n${said.slice(-2000)}`;
}

function breakAll(only: readonly string[]): boolean {
  // A run that was killed may have left a break behind: every test would then be red.
  if (!run("git diff --quiet -- src config supabase").well)
    throw new Error("src, config or supabase is changed.");
  const lines = readFileSync("tests/mutation/promises.txt", "utf8").trim().split("\n");
  const all = lines.filter((line) => !line.startsWith("#")).map((line) => line.split(" | "));
  let isEachRed = true;
  for (const [id = "", file = "", from = "", to = "", proof = ""] of all) {
    if (only.length > 0 && !only.includes(id)) continue;
    const before = readFileSync(file, "utf8");
    const start = Date.now();
    const broken = before.replace(from, () => to);
    writeFileSync(file, broken);
    let told = "NOT THERE";
    try {
      if (before.includes(from)) told = verdict(id, proof);
    } finally {
      writeFileSync(file, before);
    }
    isEachRed &&= told === "red";
    const seconds = String(Math.round((Date.now() - start) / 1000)).padStart(4);
    process.stdout.write(`${id.padEnd(24)} ${proof.padEnd(26)} ${seconds} s  ${told}\n`);
  }
  return isEachRed;
}

process.exitCode = breakAll(process.argv.slice(2)) ? 0 : 1;
