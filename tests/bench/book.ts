import process from "node:process";
import { chromium, type Frame, type Page } from "playwright";
import { chromiumLaunch } from "../../config/chromium.ts";
import { median, say, sayLoad } from "./browser.ts";
import { serveFolder } from "./serve.ts";

/**
 * How long the built book takes to show its first story and a docs page to somebody who has never opened it, beside an
 * empty page: `npm run build-storybook`, then `npx tsx tests/bench/book.ts`. RUNS changes the usual 5. Seconds are only
 * worth something on two quiet cores, so the load is printed; the ratios hold on a busy machine too.
 */
const runs = Number(process.env["RUNS"] ?? 5);
const site = await serveFolder("storybook-static", 5);
const browser = await chromium.launch(chromiumLaunch());

/** The book's frame in which stories and docs pages are shown, as soon as it is there. */
async function previewOf(page: Page): Promise<Frame> {
  const isPreview = (frame: Frame) => frame.url().includes("/iframe.html");
  return page.frames().find(isPreview) ?? page.waitForEvent("framenavigated", isPreview);
}

/**
 * Opens an address in a browser that has kept nothing.
 * @returns after how many milliseconds it shows an element, an image with its picture: looked for frame by frame, since
 * a locator's own waiting looks twice a second at last, which would be a quarter of what is measured.
 */
async function open(url: string, selector: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const began = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  const isDrawn = (sought: string) => {
    const element = document.querySelector(sought);
    const isOnItsWay = element instanceof HTMLImageElement && element.naturalWidth === 0;
    return element?.checkVisibility() && element.getBoundingClientRect().height > 0 && !isOnItsWay;
  };
  const frame = url.startsWith(site.url) ? await previewOf(page) : page.mainFrame();
  await frame.waitForFunction(isDrawn, selector, { polling: "raf" });
  const milliseconds = performance.now() - began;
  await page.close();
  return milliseconds;
}

/** Milliseconds allowed for what the preview shows at an address. */
const measured = [
  {
    name: "first story",
    address: "?path=/story/features-contact-contactfailure--refused-by-rule",
    budget: 2_000,
    shows: "#storybook-root button",
  },
  {
    name: "state map",
    address: "?path=/docs/state-maps-contact-form--docs",
    budget: 1_500,
    shows: "img[src^='pictures/']",
  },
];

sayLoad();
for (const { name, address, budget, shows } of measured) {
  const openBook = () => open(site.url + address, shows);
  // The server packs each file when it is asked for it first; nobody waits for that afterwards.
  await openBook();
  const floor: number[] = [];
  const took: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    floor.push(await open("data:text/html,<button>Empty</button>", "button"));
    took.push(await openBook());
  }
  const times = (median(took) / median(floor)).toFixed(1);
  say(
    name,
    `${median(took).toFixed(0)} ms (budget ${budget}; worst ${Math.max(...took).toFixed(0)}), ${times} times an empty page`,
  );
}
await browser.close();
site.close();
