import { devices, type Project } from "@playwright/test";
import { headlessLaunch } from "../../config/chromium.ts";
import { gracefulShutdown, type ServedProject } from "../../config/suites.ts";
import { dataDir, port } from "./server.ts";
import { beepingMicrophone } from "./voice-support.ts";
import { phoneOnly, phoneToo } from "./widths.ts";

/** What the journeys have in common in each browser. */
export const common = {
  testDir: "tests/e2e",
  outputDir: "reports/e2e/results",
  // Axe looks at a whole page for eight seconds on a busy machine, and some journeys ask it three times.
  timeout: 60_000,
};

/** The site as it is published; its server is `npm start`'s own, with the real embedded database. */
export const siteServer = {
  command: "node scripts/start.mjs --no-build",
  url: `http://localhost:${port}/`,
  env: { PORT: String(port), DATA_DIR: dataDir },
  timeout: 180_000,
  gracefulShutdown,
};

/** The journeys of the home view, whose browser draws in three dimensions: by software, which takes its time. */
const ofScene = /home\.spec/;
/** Safari's engine is driven in another way (`webkit.ts`). */
export const webkitOnly = /webkit\.spec/;

/** The variables of what the site may come to, when it is built with them. */
export const vendors = {
  reports: { VITE_ERROR_REPORT_URL: "https://errors.example/report" },
  chat: { VITE_CHAT_PROJECT_ID: "demo-project" },
  voice: { VITE_VAPI_PUBLIC_KEY: "public-demo-key", VITE_VAPI_ASSISTANT_ID: "asst-1" },
};

const allVariables = Object.fromEntries(Object.values(vendors).flatMap((one) => Object.entries(one)));

/** Builds a site unless its folder is newer than all that goes into it: the documents are written last. */
function builtAnew(out: string): string {
  const inputs =
    "src packages public config supabase/local index.html vite.config.ts package-lock.json tests/e2e/suite.ts";
  const isNew = `[ -e ${out}/index.html ] && [ -z "$(find ${inputs} .env* -newer ${out}/index.html -print -quit)" ]`;
  return `${isNew} || node_modules/.bin/vite build --logLevel error --outDir ${out} || exit 1`;
}

/**
 * The same site as it is built with all of its variables; what they speak of is stood in for by interception. Without an
 * address Playwright waits for no server: its journeys do (`ledger.ts`).
 */
const vendorsUrl = `http://localhost:${port + 1}`;
const vendorsOut = `reports/e2e/vendors-${port}`;
const vendorsServer = {
  command: `${builtAnew(vendorsOut)}; exec node_modules/.bin/vite preview --logLevel error --outDir ${vendorsOut}`,
  env: { PORT: String(port + 1), DATA_DIR: `${dataDir}-vendors`, ...allVariables },
  timeout: 180_000,
  gracefulShutdown,
};

/** Journeys on that site; each file says what of it may be come to: for its ledger the other vendors do not exist. */
const withVendors = /(-provider|reports)\.spec/;
const elsewhere = [webkitOnly, withVendors];

function journeys(name: string, project: Project, server?: ServedProject["servers"][number]): ServedProject {
  return { project: { ...common, ...project, name }, servers: [server ?? siteServer] };
}

export const e2e: readonly ServedProject[] = [
  journeys("desktop", {
    testIgnore: [...elsewhere, ofScene],
    grepInvert: new RegExp(phoneOnly),
    use: { ...devices["Desktop Chrome"], launchOptions: beepingMicrophone() },
  }),
  journeys("scene", {
    testMatch: ofScene,
    use: { ...devices["Desktop Chrome"], launchOptions: headlessLaunch() },
  }),
  journeys("phone", {
    testIgnore: elsewhere,
    grep: new RegExp(`${phoneToo}|${phoneOnly}`),
    // A phone's density is seven times the pixels to paint, and no journey looks at them.
    use: { ...devices["Pixel 7"], deviceScaleFactor: 1, launchOptions: beepingMicrophone() },
  }),
  journeys(
    "vendors",
    {
      testMatch: withVendors,
      use: { ...devices["Desktop Chrome"], launchOptions: beepingMicrophone(), baseURL: vendorsUrl },
    },
    vendorsServer,
  ),
];
