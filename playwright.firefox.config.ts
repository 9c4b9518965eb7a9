import { defineConfig, devices } from "@playwright/test";
import { firefoxPath } from "./config/browsers.mjs";
import journeys from "./playwright.config.ts";
import { firefoxToo } from "./tests/e2e/widths.ts";

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
      grep: new RegExp(firefoxToo),
      use: firefox({}),
    },
    { name: "less motion", grep: lessMotion, use: firefox({ "ui.prefersReducedMotion": 1 }) },
  ],
  ...(site ? { webServer: site } : {}),
});
