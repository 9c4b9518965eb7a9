// Runs every row of the vendors' contract, counts them by verdict, and shows how their answers differ from the
// recorded ones. `-- --record` writes a new record after a version was raised on purpose.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const voice = join(import.meta.dirname, "..");
const repository = join(voice, "../..");
const report = join(repository, "reports/contract.json");
const recordFile = join(voice, "contract/record.json");
const recording = process.argv.includes("--record");
const overrides = {
  "@daily-co/daily-js": process.env.CONTRACT_DAILY,
  "@vapi-ai/web": process.env.CONTRACT_VAPI,
};

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

rmSync(report, { force: true });
const vitest = [join(repository, "node_modules/vitest/vitest.mjs"), "run", "--reporter=default"];
const reporter = ["--reporter=json", `--outputFile.json=${report}`];
const run = spawnSync(process.execPath, [...vitest, ...reporter], { cwd: voice, stdio: "inherit" });

/** Rows that ran, by their ids' order. */
const outcomes = readJson(report)
  .testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta?.row ?? []))
  .sort((one, other) => (one.id < other.id ? -1 : 1));
const record = readJson(recordFile);

console.log("\nvendor contract");
const versions = {};
for (const [name, before] of Object.entries(record.versions)) {
  const { version } = readJson(
    join(overrides[name] ?? join(repository, "node_modules", name), "package.json"),
  );
  versions[name] = version;
  console.log(`  ${name} ${version}${before !== version ? `, recorded with ${before}` : ""}`);
}
for (const verdict of ["as specified", "differs", "ours"]) {
  const those = outcomes.filter(({ rule }) => rule.verdict === verdict);
  const hold = those.filter(({ holds }) => holds);
  console.log(`  ${verdict.padEnd(12)} ${String(hold.length).padStart(4)} of ${those.length} hold`);
}

// What a row demands stands in rules.txt alone.
const rows = Object.fromEntries(outcomes.map(({ id, saw }) => [id, saw]));
const written = recording ? recordFile : join(repository, "reports/contract-record.json");
const shown = { versions: recording ? versions : record.versions, rows };
writeFileSync(written, `${JSON.stringify(shown, null, 2)}\n`);
// With some lines around it, a changed answer shows the row that it belongs to.
const compared = spawnSync("diff", ["-U8", recordFile, written], { stdio: "inherit" });
console.log(compared.status === 0 ? "  no row has changed" : "  the rows are not as recorded");
process.exit(run.status === 0 && compared.status === 0 ? 0 : 1);
