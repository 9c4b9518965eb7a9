// `npm run contract`: runs every row of the vendor contract, counts them by verdict, and names the rows whose
// answers are not the recorded ones. `-- --record` writes a new record after a version was raised on purpose.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

const folder = "reports/contract";
const recordFile = "tests/contract/vendor/record.json";
const overrides = {
  "@daily-co/daily-js": process.env.CONTRACT_DAILY,
  "@vapi-ai/web": process.env.CONTRACT_VAPI,
};

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const versionOf = (name) =>
  readJson(join(overrides[name] ?? join("node_modules", name), "package.json")).version;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const run = spawnSync(
  "vitest run --project unit --project contract tests/contract/vendor --reporter=default --reporter=json --outputFile.json=reports/contract.json",
  {
    shell: true,
    stdio: "inherit",
    env: { ...process.env, PATH: `node_modules/.bin${delimiter}${process.env.PATH ?? ""}` },
  },
);

/** Rows by id: `{ topic, package, verdict }`, as the table's own test wrote them. */
const tableFile = join(folder, "table.json");
const rows = existsSync(tableFile) ? readJson(tableFile) : {};
const outcomes = Object.assign(
  {},
  ...readdirSync(folder)
    .filter((file) => file !== "table.json")
    .map((file) => readJson(join(folder, file))),
);

const versions = Object.fromEntries(
  ["@daily-co/daily-js", "@vapi-ai/web", "@supabase/supabase-js"].map((name) => [name, versionOf(name)]),
);
const record = existsSync(recordFile) ? readJson(recordFile) : { versions: {}, rows: {} };

/** What is different in a row, one line each. */
function changesOf(id) {
  const before = record.rows[id] ?? {};
  const now = outcomes[id]?.saw ?? {};
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((tried) => before[tried] !== now[tried])
    .map((tried) => `      ${tried}: ${before[tried] ?? "(nothing)"} -> ${now[tried] ?? "(nothing)"}`);
}

const ids = Object.keys(rows);
const silent = ids.filter((id) => !outcomes[id]);
const broken = ids.filter((id) => outcomes[id] && !outcomes[id].holds);
const changed = ids.filter((id) => outcomes[id] && changesOf(id).length > 0);

console.log("\nvendor contract");
for (const [name, version] of Object.entries(versions)) {
  const before = record.versions[name];
  console.log(`  ${name} ${version}${before && before !== version ? `, recorded with ${before}` : ""}`);
}
for (const verdict of ["as specified", "differs", "ours"]) {
  const those = ids.filter((id) => rows[id].verdict === verdict);
  const hold = those.filter((id) => outcomes[id]?.holds);
  console.log(`  ${verdict.padEnd(12)} ${String(hold.length).padStart(4)} of ${those.length} hold`);
}
if (silent.length > 0) console.log(`  without a test that ran: ${silent.join(", ")}`);

if (process.argv.includes("--record")) {
  const answers = Object.fromEntries(ids.map((id) => [id, outcomes[id]?.saw ?? {}]));
  writeFileSync(recordFile, `${JSON.stringify({ versions, rows: answers }, null, 2)}\n`);
  console.log(`  written: ${recordFile}`);
} else if (changed.length > 0 || broken.length > 0) {
  console.log(`  rows that changed: ${new Set([...changed, ...broken]).size}`);
  for (const id of new Set([...changed, ...broken])) {
    const verdict = broken.includes(id) ? `no longer "${rows[id].verdict}"` : "answers otherwise";
    console.log([`    ${id}: ${verdict}`, ...changesOf(id)].join("\n"));
  }
} else console.log(ids.length > 0 ? "  no row has changed" : "  nothing ran");

const recorded = process.argv.includes("--record") || changed.length === 0;
process.exit(run.status === 0 && silent.length === 0 && recorded ? 0 : 1);
