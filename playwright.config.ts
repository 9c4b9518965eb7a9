import { defineConfig, devices } from "@playwright/test";
import type { Setup } from "#features/privacy/ledger/hosts.ts";
import { chromiumLaunch } from "./config/chromium.ts";
import { setupOf } from "./config/headers/policy.ts";
import { dataDir, port } from "./tests/e2e/server.ts";
import { beepingMicrophone } from "./tests/e2e/voice-support.ts";

/** Journeys that need the site as it is built with a chat provider. */
const providerJourneys = /assistant-provider/;
/** Journeys that need it as it is built with an address for error reports. */
const reportJourneys = /reports/;
/** Journeys that need it as it is built with a voice provider. */
const callJourneys = /voice-provider/;
/** What each is built with; its ledger follows from the same variables. */
const reportVariables = { VITE_ERROR_REPORT_URL: "https://errors.example/report" };
const chatVariables = { VITE_CHAT_PROJECT_ID: "demo-project", ...reportVariables };
const callVariables = {
  VITE_VAPI_PUBLIC_KEY: "public-demo-key",
  VITE_VAPI_ASSISTANT_ID: "asst-1",
  ...reportVariables,
};
const providerPort = port + 1;
const providerSite = `reports/e2e/chat-provider-${port}`;
const callPort = port + 2;
const callSite = `reports/e2e/voice-provider-${port}`;
const reportPort = port + 3;
const reportSite = `reports/e2e/reporting-${port}`;

/** Journeys on the built site, served by `npm start`'s own server with the real embedded database. */
export default defineConfig<{ setup: Setup }>({
  testDir: "tests/e2e",
  outputDir: "reports/e2e/results",
  fullyParallel: true,
  workers: 2,
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
    trace: "retain-on-failure",
  },
  projects: [
    {
      name: "desktop",
      testIgnore: [providerJourneys, callJourneys, reportJourneys],
      use: { ...devices["Desktop Chrome"], launchOptions: chromiumLaunch() },
    },
    {
      name: "phone",
      testIgnore: [providerJourneys, callJourneys, reportJourneys],
      use: { ...devices["Pixel 7"], launchOptions: chromiumLaunch() },
    },
    {
      name: "chat-provider",
      testMatch: providerJourneys,
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: chromiumLaunch(),
        baseURL: `http://localhost:${providerPort}`,
        setup: setupOf(chatVariables),
      },
    },
    {
      name: "voice-provider",
      testMatch: callJourneys,
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: beepingMicrophone(),
        baseURL: `http://localhost:${callPort}`,
        setup: setupOf(callVariables),
      },
    },
    {
      name: "reporting",
      testMatch: reportJourneys,
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: chromiumLaunch(),
        baseURL: `http://localhost:${reportPort}`,
        setup: setupOf(reportVariables),
      },
    },
  ],
  webServer: [
    {
      command: "node scripts/start.mjs --no-build",
      url: `http://localhost:${port}/`,
      env: { PORT: String(port), DATA_DIR: dataDir },
      reuseExistingServer: false,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    },
    {
      // The same site with the chat provider's variables; its script is stood in for by interception.
      command: `npx vite build --logLevel error --outDir ${providerSite} && npx vite preview --outDir ${providerSite}`,
      url: `http://localhost:${providerPort}/`,
      env: {
        PORT: String(providerPort),
        DATA_DIR: `${dataDir}-chat-provider`,
        ...chatVariables,
      },
      reuseExistingServer: false,
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    },
    {
      // The same site with the voice provider's variables; its server and its call bundle are stood in for.
      command: `npx vite build --logLevel error --outDir ${callSite} && npx vite preview --outDir ${callSite}`,
      url: `http://localhost:${callPort}/`,
      env: {
        PORT: String(callPort),
        DATA_DIR: `${dataDir}-voice-provider`,
        ...callVariables,
      },
      reuseExistingServer: false,
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    },
    {
      // The same site with an address for error reports; the collector is stood in for by interception.
      command: `npx vite build --logLevel error --outDir ${reportSite} && npx vite preview --outDir ${reportSite}`,
      url: `http://localhost:${reportPort}/`,
      env: { PORT: String(reportPort), DATA_DIR: `${dataDir}-reporting`, ...reportVariables },
      reuseExistingServer: false,
      timeout: 180_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
    },
  ],
});
