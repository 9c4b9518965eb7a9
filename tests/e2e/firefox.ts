import { devices } from "@playwright/test";
import { firefoxPath } from "../../config/browsers.mjs";
import type { ServedProject } from "../../config/suites.ts";
import { common, siteServer } from "./suite.ts";
import { firefoxToo } from "./widths.ts";

/** Asked for when Firefox is started: WebDriver BiDi cannot do it later. */
const lessMotion = /asked for less motion/;

const executablePath = firefoxPath();

function firefoxWith(preferences: Record<string, number | boolean>) {
  return {
    ...devices["Desktop Firefox"],
    channel: "moz-firefox",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Without a screen Firefox knows of no mouse: this one is exact and can rest.
      firefoxUserPrefs: {
        "ui.primaryPointerCapabilities": 6,
        "ui.allPointerCapabilities": 6,
        // As in Chromium (`unoptimised`).
        "javascript.options.ion": false,
        ...preferences,
      },
    },
    // A trace makes each step take a second here.
    trace: "off",
    screenshot: "only-on-failure",
  } as const;
}

/** The journeys in the machine's own Firefox, over WebDriver BiDi (docs/operations/browsers.md). */
export const firefox: readonly ServedProject[] = [
  {
    project: {
      ...common,
      name: "firefox",
      grep: new RegExp(firefoxToo),
      use: firefoxWith({}),
    },
    servers: [siteServer],
  },
  {
    project: {
      ...common,
      name: "firefox-still",
      grep: lessMotion,
      use: firefoxWith({ "ui.prefersReducedMotion": 1 }),
    },
    servers: [siteServer],
  },
];
