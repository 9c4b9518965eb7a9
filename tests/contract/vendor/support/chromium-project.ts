import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { chromiumLaunch } from "../../../../config/chromium.ts";
import { standInProvider } from "./stand-in-provider.ts";

/** Folders of other versions of the packages, to see which rows they change (decision 0014). */
const others = Object.entries({
  "@daily-co/daily-js": process.env["CONTRACT_DAILY"],
  "@vapi-ai/web": process.env["CONTRACT_VAPI"],
}).flatMap(([find, folder]) => (folder ? [{ find, replacement: resolve(folder) }] : []));

declare module "vitest/browser" {
  interface BrowserCommands {
    /** The shipped text of the call client. */
    callClientSource: () => Promise<string>;
  }
}

const callClient = process.env["CONTRACT_DAILY"] ?? "node_modules/@daily-co/daily-js";

/** The rows that need a real browser: media, frames, the script that the call client fetches. */
export function contractInChromium(): TestProjectInlineConfiguration {
  const { args, ...launch } = chromiumLaunch();
  return {
    plugins: [standInProvider()],
    resolve: { alias: others },
    server: { fs: { allow: [process.cwd(), ...others.map(({ replacement }) => replacement)] } },
    // Of its own: what it holds depends on the folders above.
    cacheDir: `node_modules/.vite-contract${others.length > 0 ? "-other" : ""}`,
    optimizeDeps: {
      include: [
        "@daily-co/daily-js",
        "@vapi-ai/web",
        "@vapi-ai/web/dist/api.js",
        "@vapi-ai/web/dist/client.js",
        "zod",
        "zod/mini",
      ],
    },
    test: {
      name: "contract",
      include: ["tests/contract/vendor/**/*.chromium.ts"],
      testTimeout: 20_000,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        commands: { callClientSource: () => readFile(join(callClient, "dist/daily-esm.js"), "utf8") },
        provider: playwright({
          launchOptions: {
            ...launch,
            args: [
              ...args,
              "--use-fake-device-for-media-stream",
              "--use-fake-ui-for-media-stream",
              "--autoplay-policy=no-user-gesture-required",
            ],
          },
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  };
}
