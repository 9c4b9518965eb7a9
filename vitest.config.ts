import process from "node:process";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import type { InlineConfig } from "vitest/node";
import { chromiumLaunch } from "./config/chromium.ts";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

/** Every story as a test in a real browser: its play function, then axe. */
function stories(name: string, initialGlobals: Record<string, unknown>): TestProjectInlineConfiguration {
  return {
    extends: "./.storybook/vite.config.ts",
    plugins: [storybookTest({ configDir, storybookScript: "npm run storybook", initialGlobals })],
    test: {
      name,
      // A journey is typed letter by letter, and the machine may be busy.
      testTimeout: 30_000,
      browser: {
        enabled: true,
        // A machine with much else to do needs more than the usual minute for a cold start.
        connectTimeout: 240_000,
        headless: true,
        isolate: false,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: chromiumLaunch(),
          contextOptions: {
            reducedMotion: "reduce",
            deviceScaleFactor: 1,
            locale: "de-DE",
            timezoneId: "Europe/Berlin",
          },
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  };
}

/**
 * Between them: both languages, both themes, wide and narrow. The book's own test button names whatever project runs
 * for it after its folder, and two of one name do not start: there it is the first one alone.
 */
function bookProjects(): TestProjectInlineConfiguration[] {
  const german = stories("stories-de", {
    language: "de",
    theme: "dark",
    viewport: { value: "desktop", isRotated: false },
  });
  if (process.env["VITEST_STORYBOOK"] === "true") return [german];
  const english = stories("stories-en", {
    language: "en",
    theme: "light",
    viewport: { value: "phone", isRotated: false },
  });
  return [german, english];
}

/** Tests in Node. Some start a real PostgreSQL, which takes its time on a busy machine. */
function node(name: string, options: InlineConfig): TestProjectInlineConfiguration {
  // Limits the wait for what does not come: a busy machine needs more than the usual second for what does.
  const expect = { poll: { timeout: 15_000 } };
  return {
    test: { name, environment: "node", testTimeout: 60_000, hookTimeout: 60_000, expect, ...options },
  };
}

const onDatabases = ["tests/backend/pglite.test.ts", "tests/database/backend.test.ts"];

export default defineConfig({
  test: {
    // By itself Vitest leaves one core to whoever watches, and of two one is half.
    maxWorkers: "100%",
    // As in the browsers: optimising compilers take more than they save in what runs for a minute.
    execArgv: ["--no-opt", "--no-maglev"],
    // `npm run check`: no import leads from a story to these, and every story depends on them.
    forceRerunTriggers: [
      "**/{vitest,vite}.config.ts",
      "**/package-lock.json",
      "**/.storybook/**",
      "**/src/ui/tokens/**",
      "**/config/{chromium.ts,fonts.conf}",
    ],
    coverage: {
      include: ["src/**/*.{ts,tsx}"],
      reporter: ["text", "html"],
      reportsDirectory: "reports/coverage",
      reportOnFailure: true,
    },
    projects: [
      // The files of a worker share what they have loaded, in half the time: each leaves behind what it found.
      node("unit", {
        include: ["{tests,packages}/**/*.test.{ts,tsx}"],
        exclude: onDatabases,
        isolate: false,
      }),
      // Both load the same cases, which are tests as soon as they are loaded: once for each.
      node("unit-databases", { include: onDatabases }),
      ...bookProjects(),
    ],
  },
});
