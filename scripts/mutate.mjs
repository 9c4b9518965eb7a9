// `npm run mutate`: changes the code of what decides, line by line, and names the changes that no test notices.
//   npm run mutate                      all of it: hours
//   npm run mutate -- src/app/router    what lies below these folders or files: a minute or a few
// The report: reports/mutation/index.html. Not part of `npm test`.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/** Code that decides and draws nothing, so that tests in Node reach it; the page itself is judged by stories and journeys. */
const subjects = [
  /\.(machine|controller|rules|schema|timeline)\.ts$/,
  /^src\/shared\/(machine|email)\.ts$/,
  /^src\/app\/router\/route\.ts$/,
  /^packages\/assistant\/src\/[^/]+\.ts$/,
];

const places = process.argv.slice(2).map((place) => place.replace(/\/$/, ""));
const files = ["src", "packages"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((file) => subjects.some((subject) => subject.test(file)))
  .filter(
    (file) => places.length === 0 || places.some((place) => file === place || file.startsWith(`${place}/`)),
  );

if (files.length === 0) {
  console.error(`Nothing below ${places.join(", ")} is tried out: scripts/mutate.mjs lists what is.`);
  process.exit(1);
}
const run = spawnSync("node_modules/.bin/stryker", ["run", "--mutate", files.join(",")], {
  stdio: "inherit",
});
process.exit(run.status ?? 1);
