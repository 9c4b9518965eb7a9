import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { acceptedFiles, approve, changesIn, groupsOf, type Report } from "../tests/visual/review/changes.ts";

/**
 * `npm run review`: lists what the last `npm run visual` did not find approved, and shows it on the book's page "Review",
 * which says what to hand to `-- approve 1 3 NAME…`. That takes the files in which everything is among those numbers, or
 * whose names begin so; what is not named stays refused.
 */
const report = "reports/visual.json";
if (!existsSync(report)) {
  console.error("There is no picture run to review: `npm run visual` makes one.");
  process.exit(1);
}
const read: Report = JSON.parse(readFileSync(report, "utf8"));
const changes = changesIn(read);
const groups = groupsOf(changes);
const [command, ...accepted] = process.argv.slice(2);
if (command === "approve") {
  const files = acceptedFiles(groups, accepted);
  approve(changes.filter(({ file }) => files.includes(file)));
  console.log(
    [...files.map((file) => `approved: ${file}`), `${files.length} of ${changes.length} approved.`].join(
      "\n",
    ),
  );
} else if (groups.length === 0) {
  console.log("Everything is as approved.");
} else {
  for (const [at, { title, files }] of groups.entries()) {
    console.log(`${at + 1}. ${title}\n${files.map((file) => `   ${file}`).join("\n")}`);
  }
  console.log("`npm run review -- approve 1 …` takes by number, `-- approve NAME…` files by name.");
  const book = "vite preview --config .storybook/vite.config.ts --outDir storybook-static";
  spawnSync(`tsx scripts/book-results.ts && ${book} --open '/?path=/docs/review--docs'`, {
    shell: true,
    stdio: "inherit",
  });
}
