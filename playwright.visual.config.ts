import { defineConfig, devices } from "@playwright/test";
import { headlessPath } from "./config/browsers.mjs";
import { chromiumLaunch } from "./config/chromium.ts";
import { bookDir } from "./tests/visual/book.ts";
import { bookPort, sitePort } from "./tests/visual/ports.ts";
import { site } from "./tests/visual/site/views.ts";
import { heardAlone } from "./tests/visual/verdict.ts";

const siteServer = {
  command: "node scripts/start.mjs --no-build",
  url: site,
  env: { PORT: String(sitePort), DATA_DIR: "reports/visual/data" },
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5000 },
};

/** The screen reader's texts need only the book, and so do the pictures of some stories (`npm run check`). */
const bookAlone = heardAlone || process.env["BOOK_ALONE"] === "1";

const launch = chromiumLaunch(headlessPath());

/**
 * V8 compiles no script in its optimising ways: a document of the book lives for half a second, and what its scripts
 * would gain is less than the compilers' work, which is a fifth of a visit's.
 */
const unoptimised = "--js-flags=--no-opt --no-maglev";

/** Pictures of every story in the built book, and of the built site: the approved ones to the last pixel. */
export default defineConfig({
  testDir: "tests/visual",
  outputDir: "reports/visual/results",
  // A new story's picture is approved like a changed one: `npm run visual:approve` asks for "changed".
  updateSnapshots: "none",
  fullyParallel: true,
  // One more than cores: a play in full motion waits for what moves.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [
    ["dot"],
    ["./tests/visual/reporter.ts"],
    ["json", { outputFile: "reports/visual.json" }],
    ["html", { outputFolder: "reports/visual/html", open: "never" }],
  ],
  expect: { timeout: 15_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${bookPort}`,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    contextOptions: { reducedMotion: "reduce", deviceScaleFactor: 1 },
    launchOptions: { ...launch, args: [...launch.args, unoptimised] },
  },
  webServer: [
    {
      command: `node --import tsx tests/visual/serve.ts ${bookDir} ${bookPort}`,
      url: `http://127.0.0.1:${bookPort}/index.json`,
      reuseExistingServer: false,
    },
    ...(bookAlone ? [] : [siteServer]),
  ],
});
