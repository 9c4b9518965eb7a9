import process from "node:process";
import { defineConfig, devices } from "@playwright/test";
import type { Setup } from "#features/privacy/ledger/hosts.ts";
import { headlessLaunch } from "./config/chromium.ts";
import { envOf } from "./src/app/settings/env.ts";
import { dataDir, port } from "./tests/e2e/server.ts";
import { beepingMicrophone } from "./tests/e2e/voice-support.ts";
import { phoneOnly, phoneToo } from "./tests/e2e/widths.ts";

/**
 * A visitor whose browser draws nothing in three dimensions and has the drawn river, for journeys that do not speak of
 * the scene: without a graphics card, software draws it in each of them. The home view's (`scene` below) and
 * all on a phone but calls have it.
 */
const withoutScene = { scene: false };
const ofScene = /home\.spec/;

const reports = { VITE_ERROR_REPORT_URL: "https://errors.example/report" };
const chat = { VITE_CHAT_PROJECT_ID: "demo-project" };
const voice = { VITE_VAPI_PUBLIC_KEY: "public-demo-key", VITE_VAPI_ASSISTANT_ID: "asst-1" };

/**
 * The same site as it is built with more of its variables; what they speak of is stood in for by interception.
 * @param place its port comes so many after the site's own.
 */
function siteWith(place: number, name: string, variables: Record<string, string>) {
  const url = `http://localhost:${port + place}`;
  const out = `reports/e2e/${name}-${port}`;
  return {
    url,
    server: {
      command: `node scripts/site-with.mjs ${out}`,
      url: `${url}/`,
      env: { PORT: String(port + place), DATA_DIR: `${dataDir}-${name}`, ...variables },
      reuseExistingServer: false,
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    },
  } as const;
}

const withVendors = siteWith(1, "vendors", { ...reports, ...chat, ...voice });
// A site of its own: without vendors the document embeds nothing foreign, and the reports have to go out all the same.
const withReports = siteWith(2, "reporting", reports);

/**
 * Journeys on one of these sites.
 * @param asked the variables of what these journeys may come to: for their ledger the other vendors do not exist.
 */
function journeysOn(
  { url }: typeof withVendors,
  name: string,
  journeys: RegExp,
  asked: Record<string, string>,
  launchOptions = headlessLaunch(withoutScene),
) {
  const use = { ...devices["Desktop Chrome"], launchOptions, baseURL: url, setup: envOf(asked) };
  return { name, testMatch: journeys, use };
}

const ofOtherSites = [
  journeysOn(withVendors, "chat-provider", /assistant-provider/, { ...reports, ...chat }),
  journeysOn(withVendors, "voice-provider", /voice-provider/, { ...reports, ...voice }, beepingMicrophone()),
  journeysOn(withReports, "reporting", /reports/, reports),
];
const elsewhere = ofOtherSites.map(({ testMatch }) => testMatch);

/** Journeys on the built site, served by `npm start`'s own server with the real embedded database. */
export default defineConfig<{ setup: Setup }>({
  testDir: "tests/e2e",
  outputDir: "reports/e2e/results",
  fullyParallel: true,
  workers: 3,
  // Axe looks at a whole page for eight seconds on a busy machine, and some journeys ask it three times.
  timeout: 60_000,
  // Ends a wait for what does not come: a busy machine needs more than the usual five seconds for what does.
  expect: { timeout: 15_000 },
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [
    ["list"],
    ["json", { outputFile: "reports/e2e.json" }],
    ["html", { outputFolder: "reports/e2e/html", open: "never" }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    screenshot: "only-on-failure",
    // Recording makes each step half as long again: on request, and in the pipeline, where nobody can run it once more.
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
  },
  projects: [
    {
      name: "desktop",
      testIgnore: [...elsewhere, ofScene],
      grepInvert: new RegExp(phoneOnly),
      use: { ...devices["Desktop Chrome"], launchOptions: headlessLaunch(withoutScene) },
    },
    {
      name: "scene",
      testMatch: ofScene,
      use: { ...devices["Desktop Chrome"], launchOptions: headlessLaunch() },
    },
    {
      name: "phone",
      testIgnore: elsewhere,
      grep: new RegExp(`${phoneToo}|${phoneOnly}`),
      // A phone's density is seven times the pixels to paint, and no journey looks at them.
      use: { ...devices["Pixel 7"], deviceScaleFactor: 1, launchOptions: headlessLaunch() },
    },
    ...ofOtherSites,
  ],
  webServer: [
    {
      command: "node scripts/start.mjs --no-build",
      url: `http://localhost:${port}/`,
      env: { PORT: String(port), DATA_DIR: dataDir },
      reuseExistingServer: false,
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    },
    withVendors.server,
    withReports.server,
  ],
});
