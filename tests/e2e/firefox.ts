import { devices } from "@playwright/test";
import type { Part } from "../../config/suites.ts";
import { firefoxPath } from "../../scripts/browsers.mjs";
import { common, siteServer } from "./suite.ts";
import { phoneOnly } from "./widths.ts";

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
  /the scene is not fetched/,
  // WebDriver BiDi cannot ask for a system's theme.
  /as the system likes it/,
  // WebDriver BiDi cannot ask for paper.
  /on paper/,
  // WebDriver BiDi does not hand out what a request carries.
  /the answer is lost once/,
  // Left out: axe's findings, the server's answers and the build's size do not depend on the browser.
  /without complaint or barrier|no barriers|budget/,
  /refusing rule|too many|without a message|database is gone|disk is full/,
  /an unknown message|no answer at all|staff see the mark|an address without its last slash/,
  // Left out: the other language's words take the same way.
  /a request in en lands/,
  // Left out: the two halves of what "#contact in stored English" asks at once.
  /\/ with English stored|#contact shows the form/,
  // Left out: what the page's state alone decides. Focus, keys, storage and history around it are tried by others.
  /a question of the choice|switched in mid-conversation|leaving ends the conversation|translates standing faults/,
  /leaves all about it open|a stored value that is no language|the title says where one is/,
  // Left out: the same repeated presses, links, stores and late parts, in other journeys of the same files.
  /a tab that is pressed while|a press that nothing answers|has the site's bar|chosen on a legal document/,
  /storage that is refused is said so|no client is fetched before/,
  new RegExp(phoneOnly),
];

/** Asked for when Firefox is started: WebDriver BiDi cannot do it later. */
const lessMotion = /asked for less motion/;

const executablePath = firefoxPath();

function firefoxWith(preferences: Record<string, number>) {
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

const usual = { ...common, outputDir: "reports/firefox/results" };

/** The journeys in the machine's own Firefox, over WebDriver BiDi (docs/operations/browsers.md). */
export const firefox: readonly Part[] = [
  {
    project: {
      ...usual,
      name: "firefox",
      testIgnore: leftOutFiles,
      grepInvert: [...leftOutJourneys, lessMotion],
      use: firefoxWith({}),
    },
    server: siteServer,
  },
  {
    project: {
      ...usual,
      name: "firefox-still",
      grep: lessMotion,
      use: firefoxWith({ "ui.prefersReducedMotion": 1 }),
    },
    server: siteServer,
  },
];
