import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import process from "node:process";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { headlessLaunch } from "../../config/chromium.ts";
import { standInProvider } from "./contract/support/stand-in-provider.ts";

/** Folders of other versions of the packages, to see which rows they change. */
const others = Object.entries({
  "@daily-co/daily-js": process.env["CONTRACT_DAILY"],
  "@vapi-ai/web": process.env["CONTRACT_VAPI"],
}).flatMap(([find, folder]) => (folder ? [{ find, replacement: resolve(folder) }] : []));

declare module "vitest/browser" {
  interface BrowserCommands {
    callClientSource: () => Promise<string>;
  }
}

const repository = resolve(import.meta.dirname, "../..");
const callClient = process.env["CONTRACT_DAILY"] ?? join(repository, "node_modules/@daily-co/daily-js");
const { args, ...launch } = headlessLaunch({ scene: false });

/** The contract (`npm run contract`). The package's other tests run with the repository's. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      { test: { name: "contract-node", include: ["contract/*.node.ts"], testTimeout: 20_000 } },
      // The rows that need a real browser: media, frames, the script that the call client fetches.
      {
        plugins: [standInProvider()],
        resolve: { alias: others },
        server: { fs: { allow: [repository, ...others.map(({ replacement }) => replacement)] } },
        // Of its own: what it holds depends on the folders above.
        cacheDir: join(repository, `node_modules/.vite-contract${others.length > 0 ? "-other" : ""}`),
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
          name: "contract-chromium",
          include: ["contract/*.chromium.ts"],
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
      },
    ],
  },
});
