import { availableParallelism } from "node:os";
import process from "node:process";
import { parseArgs } from "node:util";
import { defineConfig } from "@playwright/test";
import type { Setup } from "#features/privacy/ledger/hosts.ts";
import { firefoxPath, webkitPath } from "./config/browsers.mjs";
import type { ServedProject } from "./config/suites.ts";
import { firefox } from "./tests/e2e/firefox.ts";
import { port } from "./tests/e2e/server.ts";
import { e2e } from "./tests/e2e/suite.ts";
import { webkit } from "./tests/e2e/webkit.ts";
import { visual } from "./tests/visual/suite.ts";

// WebKit comes first, since it has one window at a time: last, it would leave the other workers idle.
const journeys = [...(webkitPath() ? webkit : []), ...e2e, ...(firefoxPath() ? firefox : [])];

/** The projects that run together, and write one report. Without a project's name it is the journeys. */
const suites: Readonly<Record<string, readonly ServedProject[]>> = { e2e: journeys, visual };

// Playwright starts all servers of a configuration, so that it has only those of the projects that are asked for. A
// worker reads this file once more, and is told by the environment what was asked.
const { project = [] } = parseArgs({
  args: process.argv.slice(2),
  options: { project: { type: "string", multiple: true } },
  strict: false,
}).values;
process.env["ASKED_PROJECTS"] ??= [project].flat().join();
const asked = process.env["ASKED_PROJECTS"].split(",");
const isAsked = (part: ServedProject) => asked.includes(part.project.name);
const [suite, all] = Object.entries(suites).find(([, parts]) => parts.some(isAsked)) ?? ["e2e", journeys];
const parts = all.some(isAsked) ? all.filter(isAsked) : all;

const servers = [...new Set(parts.flatMap((part) => part.servers))];

export default defineConfig<{ setup: Setup }>({
  fullyParallel: true,
  // More than cores: a test waits for its page as often as it works, and a story's more often than a journey's.
  workers: availableParallelism() + (suite === "visual" ? 2 : 1),
  // Ends a wait for what does not come: a busy machine needs more than the usual five seconds for what does.
  expect: { timeout: 15_000 },
  retries: 0,
  captureGitInfo: { commit: true },
  // `npm run visual:approve` asks for "changed".
  updateSnapshots: "none",
  forbidOnly: Boolean(process.env["CI"]),
  reporter: [
    [suite === "visual" ? "dot" : "list"],
    ["json", { outputFile: `reports/${suite}.json` }],
    ["html", { outputFolder: `reports/${suite}/html`, open: "never" }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    screenshot: "only-on-failure",
    // Recording makes each step half as long again: on request, and in the pipeline, where nobody can run it once more.
    trace: process.env["E2E_TRACE"] ? "retain-on-failure" : "off",
  },
  projects: parts.map((part) => part.project),
  // Playwright starts the next one when the one before answers: those without an address, which it does not ask, come first.
  webServer: servers.sort((one, other) => Number("url" in one) - Number("url" in other)),
});
