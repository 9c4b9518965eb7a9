import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { causesInBook, changedSources } from "../tests/visual/review/causes.ts";
import { acceptedFiles, approve, changesIn, filesOf, groupsOf } from "../tests/visual/review/changes.ts";
import { runIn } from "./reports.ts";

/**
 * `npm run review`: lists what the last `npm run visual` did not find approved, and shows it on the book's page "Review",
 * which says what to hand to `-- approve 3fa9c1e0 NAME…`. That takes the files in which everything is of the groups so
 * called, or whose names begin so; what is not named stays refused. `-- list` only lists; other words are for the book's
 * server, as `-- --port 6300`.
 */
const report = "reports/visual.json";
if (!existsSync(report)) {
  console.error("There is no picture run to review: `npm run visual` makes one.");
  process.exit(1);
}
const read = JSON.parse(readFileSync(report, "utf8"));
const changes = changesIn(read);
const { tests, leftOut } = runIn(read);
const groups = groupsOf(changes, causesInBook([...changedSources().keys()]));
const [command, ...accepted] = process.argv.slice(2);
if (command === "approve") {
  const { files, unknown, exitCode } = acceptedFiles(groups, accepted);
  approve(changes.filter(({ file }) => files.includes(file)));
  for (const file of files) console.log(`approved: ${file}`);
  console.log(`${files.length} approved.`);
  if (unknown.length > 0) console.error(`Nothing that is left is called: ${unknown.join(", ")}`);
  process.exitCode = exitCode;
} else if (groups.length === 0) {
  console.log(`In ${tests.length} tests that were run${leftOut && `, ${leftOut}`}, nothing differs.`);
} else {
  for (const { id, cause, seen } of groups) {
    const said = new Set([`${id} ${cause}`, ...seen.map(({ title }) => title), ...filesOf({ seen })]);
    console.log([...said].join("\n").replaceAll("\n", "\n   "));
  }
  console.log("`npm run review -- approve 3fa9c1e0 …` takes groups, `-- approve NAME…` files by name.");
  const book = "vite preview --config .storybook/vite.config.ts --outDir storybook-static";
  const shown = `${book} --open '/?path=/docs/review--docs' ${process.argv.slice(2).join(" ")}`;
  if (command !== "list")
    spawnSync(`tsx scripts/book-results.ts && ${shown}`, { shell: true, stdio: "inherit" });
}
