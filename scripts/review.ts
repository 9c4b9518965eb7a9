import { existsSync, readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import {
  alikeIn,
  changesIn,
  commitMessage,
  contactSheet,
  inWords,
  type Report,
} from "../tests/visual/review/changes.ts";
import { reviewOf } from "../tests/visual/review/server.ts";

/**
 * `npm run review`: the pictures that the last `npm run visual` did not find approved, to look at and to accept, one by
 * one or those alike at once, in a browser on this machine. `-- --sheet` prints them as a Markdown table instead.
 */
const file = "reports/visual.json";
const message = "reports/review-commit.txt";
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
  const { server, token, finish } = reviewOf(changes);
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    console.log(`${inWords(changes)} to look at, ${alikeIn(changes).length} different changes:`);
    console.log(`http://127.0.0.1:${port}/?token=${token}`);
    console.log("Ctrl+C ends the review and writes what is accepted and not written yet.");
  });
  process.once("SIGINT", () => {
    console.log("\nWriting …");
    const written = finish();
    console.log(`${written.length} of ${changes.length} accepted and written.`);
    const others = changes.filter((change) => !written.includes(change));
    if (others.length > 0) {
      console.log(["Not accepted:", ...others.map(({ name }) => `  ${name}`)].join("\n"));
      console.log(
        "The code still draws these otherwise: mend it, and run `npm run visual` and the review again before",
      );
      console.log("you commit. What is accepted stays so.");
    }
    if (written.length > 0) {
      writeFileSync(message, commitMessage(written));
      console.log("With the code that changed them (git add FILES):");
      console.log(`git add tests/visual && git commit --edit --file ${message}`);
    }
    process.exit(0);
  });
}
