import { defineConfig, devices } from "@playwright/test";
import journeys from "./playwright.config.ts";
import { firefoxPath } from "./scripts/browsers.mjs";
import { phoneOnly } from "./tests/e2e/widths.ts";

/** Files whose journeys say nothing about an engine, or need what only Chromium can do. */
const leftOutFiles = [
  // A microphone that beeps is a flag of Chromium.
  /(voice|zoom)[^/]*$/,
  // WebDriver BiDi can ask neither for a system's colours nor for a page without script.
  /(colours|theme|without-script)[^/]*$/,
  // Left out: vendors' stand-ins behave the same in every browser, and other journeys cover the page around them.
  /(provider|reports)[^/]*$/,
  // Server and files are the same for each browser.
  /(server-gone|written)[^/]*$/,
  // WebDriver BiDi slows no machine down and counts a hash as no load; browsers restore a place each in their way.
  /arrivals[^/]*$/,
];

/** Single journeys of the others. */
const leftOutJourneys = [
  // Firefox draws in three dimensions with a graphics card alone.
  /HERO-02/,
  // WebDriver BiDi cannot ask for a system's theme.
  /as the system likes it/,
  // WebDriver BiDi cannot ask for paper.
  /on paper/,
  // WebDriver BiDi does not hand out what a request carries.
  /the answer is lost once/,
  // Left out: axe's findings, the server's answers and the build's size do not depend on the browser.
  /without complaint or barrier|no barriers|budget/,
  /refusing rule|too many|without a message|database is gone|disk is full/,
  new RegExp(phoneOnly),
];

/** Asked for when Firefox is started: WebDriver BiDi cannot do it later. */
const lessMotion = /asked for less motion/;

const [site] = [journeys.webServer ?? []].flat();
const executablePath = firefoxPath();

function firefox(preferences: Record<string, number>) {
  return {
    ...devices["Desktop Firefox"],
    channel: "moz-firefox",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without a screen Firefox knows of no mouse: this one is exact and can rest.
      firefoxUserPrefs: {
        "ui.primaryPointerCapabilities": 6,
        "ui.allPointerCapabilities": 6,
        ...preferences,
      },
    },
    // A trace makes each step take a second here.
    trace: "off",
    screenshot: "only-on-failure",
  } as const;
}

/** The journeys of `playwright.config.ts` in the machine's own Firefox, over WebDriver BiDi (docs/operations/browsers.md). */
export default defineConfig({
  ...journeys,
  outputDir: "reports/firefox/results",
  reporter: [
    ["list"],
    ["json", { outputFile: "reports/firefox.json" }],
    ["html", { outputFolder: "reports/firefox/html", open: "never" }],
  ],
  projects: [
    {
      name: "firefox",
      testIgnore: leftOutFiles,
      grepInvert: [...leftOutJourneys, lessMotion],
      use: firefox({}),
    },
    { name: "less motion", grep: lessMotion, use: firefox({ "ui.prefersReducedMotion": 1 }) },
  ],
  ...(site ? { webServer: site } : {}),
});
