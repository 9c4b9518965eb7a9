// `npm run contract`: runs every row of the vendor contract, counts them by verdict, and names the rows whose
// answers are not the recorded ones. `-- --record` writes a new record after a version was raised on purpose.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";

const { values: asked } = parseArgs({ options: { record: { type: "boolean", default: false } } });
const recording = asked.record;

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

/** Rows that ran, by id: `{ topic, rule, holds, saw }`; the rule stands beside its proof. */
const outcomes = Object.fromEntries(
  readdirSync(folder).flatMap((file) =>
    Object.entries(readJson(join(folder, file))).map(([id, outcome]) => [
      id,
      { topic: file.replace(".json", ""), ...outcome },
    ]),
  ),
);

const versions = Object.fromEntries(
  ["@daily-co/daily-js", "@vapi-ai/web", "@supabase/supabase-js"].map((name) => [name, versionOf(name)]),
);
const record = existsSync(recordFile) ? readJson(recordFile) : { versions: {}, rows: {} };

/** A row as it is kept: its topic, its rule, and what the package answered. */
const rowOf = ({ topic, rule, saw }) => ({ topic, ...rule, saw });

/** The differences in a row, one line each. */
function changesOf(id) {
  const { saw: before = {}, ...ruleBefore } = record.rows[id] ?? {};
  const { saw: now, ...rule } = rowOf(outcomes[id]);
  const answers = [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((tried) => before[tried] !== now[tried])
    .map((tried) => `      ${tried}: ${before[tried] ?? "(nothing)"} -> ${now[tried] ?? "(nothing)"}`);
  const rewritten = Object.keys(rule).filter((part) => rule[part] !== ruleBefore[part]);
  return [...answers, ...rewritten.map((part) => `      its ${part} was rewritten`)];
}

const ids = Object.keys(outcomes).sort();
const silent = Object.keys(record.rows).filter((id) => !outcomes[id]);
const broken = ids.filter((id) => !outcomes[id].holds);
const changed = ids.filter((id) => changesOf(id).length > 0);

console.log("\nvendor contract");
for (const [name, version] of Object.entries(versions)) {
  const before = record.versions[name];
  console.log(`  ${name} ${version}${before && before !== version ? `, recorded with ${before}` : ""}`);
}
for (const verdict of ["as specified", "differs", "ours"]) {
  const those = ids.filter((id) => outcomes[id].rule.verdict === verdict);
  const hold = those.filter((id) => outcomes[id].holds);
  console.log(`  ${verdict.padEnd(12)} ${String(hold.length).padStart(4)} of ${those.length} hold`);
}

if (recording) {
  const rows = Object.fromEntries(ids.map((id) => [id, rowOf(outcomes[id])]));
  writeFileSync(recordFile, `${JSON.stringify({ versions, rows }, null, 2)}\n`);
  console.log(`  written: ${recordFile}`);
} else if (changed.length > 0 || broken.length > 0) {
  console.log(`  rows that changed: ${new Set([...changed, ...broken]).size}`);
  for (const id of new Set([...changed, ...broken])) {
    const verdict = broken.includes(id) ? `no longer "${outcomes[id].rule.verdict}"` : "is not as recorded";
    console.log([`    ${id}: ${verdict}`, ...changesOf(id)].join("\n"));
  }
} else console.log(ids.length > 0 ? "  no row has changed" : "  nothing ran");
if (silent.length > 0 && !recording) console.log(`  recorded, but no test ran: ${silent.join(", ")}`);

process.exit(run.status === 0 && (recording || (silent.length === 0 && changed.length === 0)) ? 0 : 1);
