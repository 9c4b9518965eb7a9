// Runs every row of the vendors' contract, counts them by verdict, and names the rows whose answers are not the
// recorded ones. `-- --record` writes a new record after a version was raised on purpose.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const repository = join(import.meta.dirname, "../../..");
const voice = join(import.meta.dirname, "..");
const report = join(repository, "reports/contract.json");
const recordFile = join(voice, "contract/record.json");
const recording = process.argv.includes("--record");
const overrides = {
  "@daily-co/daily-js": process.env.CONTRACT_DAILY,
  "@vapi-ai/web": process.env.CONTRACT_VAPI,
};

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const versionOf = (name) =>
  readJson(join(overrides[name] ?? join(repository, "node_modules", name), "package.json")).version;

rmSync(report, { force: true });
const run = spawnSync(
  process.execPath,
  [
    join(repository, "node_modules/vitest/vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ],
  { cwd: voice, stdio: "inherit" },
);

/** Rows that ran, by id. */
const outcomes = {};
for (const { assertionResults } of readJson(report).testResults) {
  for (const { meta } of assertionResults) {
    if (meta?.row) outcomes[meta.row.id] = meta.row;
  }
}

const versions = Object.fromEntries(
  ["@daily-co/daily-js", "@vapi-ai/web", "@supabase/supabase-js"].map((name) => [name, versionOf(name)]),
);
const record = readJson(recordFile);

/** A row as it is kept: its topic, its rule, and what the package answered. */
const rowOf = ({ topic, rule, saw }) => ({ topic, ...rule, saw });

/** The differences in a row, one line each. */
function changesOf(id) {
  const { saw: before = {}, ...ruleBefore } = record.rows[id] ?? {};
  const { saw: now, ...rule } = rowOf(outcomes[id]);
  const answers = [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((tried) => before[tried] !== now[tried])
    .map((tried) => `      ${tried}: ${before[tried] ?? "(nothing)"} -> ${now[tried] ?? "(nothing)"}`);
  const parts = [...new Set([...Object.keys(ruleBefore), ...Object.keys(rule)])];
  const rewritten = parts.filter((part) => rule[part] !== ruleBefore[part]);
  return [...answers, ...rewritten.map((part) => `      its ${part} was rewritten`)];
}

const ids = Object.keys(outcomes).sort();
const silent = Object.keys(record.rows).filter((id) => !outcomes[id]);
const broken = ids.filter((id) => !outcomes[id].holds);
const changed = ids.filter((id) => changesOf(id).length > 0);

console.log("\nvendor contract");
for (const [name, version] of Object.entries(versions)) {
  const before = record.versions[name];
  console.log(`  ${name} ${version}${before !== version ? `, recorded with ${before}` : ""}`);
}
for (const verdict of ["as specified", "differs", "ours"]) {
  const those = ids.filter((id) => outcomes[id].rule.verdict === verdict);
  const hold = those.filter((id) => outcomes[id].holds);
  console.log(`  ${verdict.padEnd(12)} ${String(hold.length).padStart(4)} of ${those.length} hold`);
}

if (recording) {
  const rows = Object.fromEntries(ids.map((id) => [id, rowOf(outcomes[id])]));
  writeFileSync(recordFile, `${JSON.stringify({ versions, rows }, null, 2)}\n`);
  console.log("  written: contract/record.json");
} else {
  for (const id of new Set([...changed, ...broken])) {
    const verdict = broken.includes(id) ? `no longer "${outcomes[id].rule.verdict}"` : "is not as recorded";
    console.log([`    ${id}: ${verdict}`, ...changesOf(id)].join("\n"));
  }
  if (silent.length > 0) console.log(`  recorded, but no test ran: ${silent.join(", ")}`);
  if (silent.length + changed.length + broken.length === 0) console.log("  no row has changed");
}

process.exit(run.status === 0 && (recording || silent.length + changed.length === 0) ? 0 : 1);
