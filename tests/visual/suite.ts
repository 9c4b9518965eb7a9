import { devices } from "@playwright/test";
import { headlessPath } from "../../config/browsers.mjs";
import { chromiumLaunch, forPictures, unoptimised } from "../../config/chromium.ts";
import { gracefulShutdown, type ServedProject } from "../../config/suites.ts";
import { bookDir, bookPort, sitePort } from "./book.ts";
import { textFolder } from "./heard/spoken.ts";
import { pictureFolder } from "./picture.ts";

const launch = forPictures(chromiumLaunch(headlessPath()));

const common = {
  testDir: "tests/visual",
  outputDir: "reports/visual/results",
  snapshotPathTemplate: `${textFolder}/{arg}{ext}`,
  timeout: 120_000,
  expect: {
    // Where every core is taken, the book's first page in a new window has needed more than fifteen seconds.
    timeout: 60_000,
    toHaveScreenshot: { pathTemplate: `${pictureFolder}/{arg}{ext}`, maxDiffPixels: 0, threshold: 0 },
  },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${bookPort}`,
    contextOptions: { reducedMotion: "reduce", deviceScaleFactor: 1 },
    launchOptions: { ...launch, args: [...launch.args, unoptimised] },
  },
} as const;

const ofTheSite = /site\.spec/;

/** Each story in the built book, played, examined and pictured; and pictures of the built site. */
export const visual: readonly ServedProject[] = [
  {
    project: { ...common, name: "book", testIgnore: ofTheSite },
    servers: [
      {
        command: `vite preview --config .storybook/vite.config.ts --outDir ${bookDir} --host 127.0.0.1 --port ${bookPort} --strictPort`,
        url: `http://127.0.0.1:${bookPort}/index.json`,
      },
    ],
  },
  {
    project: { ...common, name: "site", testMatch: ofTheSite },
    servers: [
      {
        command: "node scripts/start.mjs --no-build",
        env: { PORT: String(sitePort), DATA_DIR: "reports/visual/data" },
        gracefulShutdown,
      },
    ],
  },
];
