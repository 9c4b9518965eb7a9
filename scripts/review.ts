import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { changesIn, contactSheet, type Report } from "../tests/visual/review/changes.ts";
import { reviewOf } from "../tests/visual/review/server.ts";

/**
 * `npm run review`: the pictures that the last `npm run visual` did not find approved, to look at and to accept one by
 * one, in a browser on this machine. `-- --sheet` prints them as a Markdown table instead.
 */
const file = "reports/visual.json";
if (!existsSync(file)) {
  console.error("There is no picture run to review: `npm run visual` makes one.");
  process.exit(1);
}
const report: Report = JSON.parse(readFileSync(file, "utf8"));
const changes = changesIn(report);

const { values: asked } = parseArgs({ options: { sheet: { type: "boolean" } } });
if (asked.sheet) {
  process.stdout.write(contactSheet(changes));
} else if (changes.length === 0) {
  console.log("Every picture is as approved.");
} else {
  const { server, token, accepted } = reviewOf(changes);
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    console.log(`${changes.length} pictures to look at: http://127.0.0.1:${port}/?token=${token}`);
    console.log("Ctrl+C ends the review; what was accepted by then is written.");
  });
  process.once("SIGINT", () => {
    console.log(`\n${accepted.size} of ${changes.length} accepted.`);
    if (accepted.size > 0) {
      console.log(
        'git add tests/visual && git commit: "[visual] What has changed", and in the body why, with',
      );
      for (const name of accepted) console.log(`  ${name}`);
    }
    process.exit(0);
  });
}
