import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { approve, changesIn, type Report } from "../tests/visual/review/changes.ts";
import { serveReview } from "../tests/visual/review/server.ts";

/**
 * `npm run review`: what the last `npm run visual` did not find approved, to look at and to accept in a browser, place by
 * place. `-- approve NAME…` takes those whose files begin so, without a page.
 */
const report = "reports/visual.json";
if (!existsSync(report)) {
  console.error("There is no picture run to review: `npm run visual` makes one.");
  process.exit(1);
}
const read: Report = JSON.parse(readFileSync(report, "utf8"));
const changes = changesIn(read);
const [command, ...names] = process.argv.slice(2);
if (command === "approve") {
  const wanted = changes.filter(({ file }) => names.some((name) => file.startsWith(name)));
  approve(wanted);
  console.log([...wanted.map(({ file }) => `approved: ${file}`), `${wanted.length} approved.`].join("\n"));
} else if (changes.length === 0) {
  console.log("Everything is as approved.");
} else {
  const { url } = await serveReview(changes);
  console.log(`${changes.length} pictures and texts to look at: ${url}\nCtrl+C ends the review.`);
}
