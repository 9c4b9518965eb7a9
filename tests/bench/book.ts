import process from "node:process";
import { chromium, type Frame, type Page } from "playwright";
import { preview } from "vite";
import { chromiumLaunch } from "../../config/chromium.ts";
import { bookDir } from "../visual/book.ts";
import { median, say, sayLoad } from "./browser.ts";

/**
 * The book: how long it takes to show its first story and a state map to somebody who has never opened it, beside an
 * empty page. Needs `npm run build-storybook`. RUNS changes the usual 5. Seconds are only worth something on two quiet
 * cores, so the load is printed; the ratios hold on a busy machine too.
 */
const runs = Number(process.env["RUNS"] ?? 5);
const server = await preview({
  configFile: ".storybook/vite.config.ts",
  logLevel: "silent",
  build: { outDir: bookDir },
  preview: { host: "127.0.0.1", port: 0 },
});
const site = server.resolvedUrls?.local[0] ?? "";
const browser = await chromium.launch(chromiumLaunch());

/** The book's frame in which stories and docs pages are shown, as soon as it is there. */
async function previewOf(page: Page): Promise<Frame> {
  const isPreview = (frame: Frame) => frame.url().includes("/iframe.html");
  return page.frames().find(isPreview) ?? page.waitForEvent("framenavigated", isPreview);
}

/**
 * Opens an address in a browser that has kept nothing.
 * @returns after how many milliseconds it shows an element. It is looked for in each frame: Playwright's own wait looks
 * twice a second, which would be a quarter of what is measured.
 */
async function open(url: string, selector: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const began = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  const isDrawn = (sought: string) => {
    const element = document.querySelector(sought);
    return element?.checkVisibility() && element.getBoundingClientRect().height > 0;
  };
  const frame = url.startsWith(site) ? await previewOf(page) : page.mainFrame();
  await frame.waitForFunction(isDrawn, selector, { polling: "raf" });
  const milliseconds = performance.now() - began;
  await page.close();
  return milliseconds;
}

/** What is opened, its address, the element that shows it, and the milliseconds that it may take. */
const measured = [
  ["first story", "?path=/story/features-contact-contactfailure--offline", "#storybook-root button", 2_000],
  ["state maps", "?path=/docs/state-maps--docs", "#storybook-docs li a", 1_500],
] as const;

sayLoad();
for (const [name, address, shows, budget] of measured) {
  const empty: number[] = [];
  const took: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    empty.push(await open("data:text/html,<button>Empty</button>", "button"));
    took.push(await open(site + address, shows));
  }
  const times = (median(took) / median(empty)).toFixed(1);
  const [usual, worst] = [median(took), Math.max(...took)].map((ms) => ms.toFixed(0));
  say(name, `${usual} ms (budget ${budget}; worst ${worst}), ${times} times an empty page`);
}
await browser.close();
await server.close();
