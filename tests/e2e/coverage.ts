import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { test as base, type Page } from "@playwright/test";
import type { Journey } from "../../scripts/reach/built.ts";

/** Where journeys leave what they ran of the site's scripts; only `npm run coverage` asks for it. */
const folder = process.env["COVERAGE"];

export const test = base.extend<{ coverage: undefined }>({
  coverage: [
    async ({ context, javaScriptEnabled }, use, info) => {
      if (!folder || !javaScriptEnabled) return use(undefined);
      const pages = new Set<Page>();
      const workers: string[] = [];
      context.on("page", (page) => {
        pages.add(page);
        page.on("worker", (worker) => workers.push(worker.url()));
        // It goes to the browser before whatever the journey asks of the page.
        void page.coverage.startJSCoverage({ resetOnNavigation: false });
      });
      await use(undefined);
      // A page that the journey has closed says no more.
      const ended = await Promise.allSettled([...pages].map((page) => page.coverage.stopJSCoverage()));
      const scripts = ended.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
      const left: Journey = {
        scripts: scripts
          .filter(({ url }) => url.includes("/assets/"))
          .map(({ url, scriptId, functions }) => ({ url, scriptId, functions })),
        workers,
      };
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${info.testId}-${info.repeatEachIndex}.json`), JSON.stringify(left));
    },
    { auto: true },
  ],
});
