// `npm run heard`: builds the book and compares what a screen reader says of each story with the approved text, without
// taking pictures. `npm run heard:approve` takes the new texts. What follows `--` goes to Playwright, such as `-g name`.
import { spawnSync } from "node:child_process";
import process from "node:process";

const [how, ...more] = process.argv.slice(2);
const approves = how === "--approve";
const given = approves ? more : process.argv.slice(2);
const run = (file, ...args) =>
  spawnSync(process.execPath, [file, ...args], {
    stdio: "inherit",
    env: { ...process.env, HEARD_ALONE: "1", STORYBOOK_DISABLE_TELEMETRY: "1" },
  }).status ?? 1;

const built = run(
  "node_modules/storybook/dist/bin/dispatcher.js",
  "build",
  "-o",
  "storybook-static",
  "--quiet",
);
if (built !== 0) process.exit(built);
process.exitCode = run(
  "node_modules/@playwright/test/cli.js",
  "test",
  "-c",
  "playwright.visual.config.ts",
  "stories.spec.ts",
  ...(approves ? ["--update-snapshots=changed"] : []),
  ...given,
);
