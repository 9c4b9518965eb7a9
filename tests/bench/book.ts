import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { chromium, type Frame, type Page } from "playwright";
import { chromiumLaunch } from "../../config/chromium.ts";
import { median, say, sayLoad } from "./browser.ts";
import { serveFolder } from "./serve.ts";

/**
 * How long the built book takes to show its first story and a docs page to somebody who has never opened it, beside an
 * empty page: `npm run build-storybook`, then `npm run bench -- book`. BOOK names another folder, RUNS changes the usual
 * 5. Seconds are only worth something on two quiet cores, so the load is printed; the ratios hold on a busy machine too.
 */
const book = process.env["BOOK"] ?? "storybook-static";
const runs = Number(process.env["RUNS"] ?? 5);
const patience = 60_000;

interface Measured {
  name: string;
  address: string;
  /** What is asked of it at most, in milliseconds. */
  budget: number;
  /** What the preview shows then, as a selector. */
  shows: string;
}

const measured: readonly Measured[] = [
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

/**
 * Waits for the first drawn element of a selector, an image with its picture: frame by frame. A locator's own waiting looks
 * twice a second at last, which would be a quarter of what is measured.
 */
async function isShown(frame: Frame, selector: string): Promise<void> {
  const isDrawn = (sought: string) => {
    const element = document.querySelector(sought);
    const isOnItsWay = element instanceof HTMLImageElement && !(element.complete && element.naturalWidth > 0);
    return element?.checkVisibility() && element.getBoundingClientRect().height > 0 && !isOnItsWay;
  };
  await frame.waitForFunction(isDrawn, selector, { polling: "raf", timeout: patience });
}

/** The book's frame in which stories and docs pages are shown, as soon as it is there. */
async function previewOf(page: Page): Promise<Frame> {
  const isPreview = (frame: Frame) => frame.url().includes("/iframe.html");
  return page.frames().find(isPreview) ?? page.waitForEvent("framenavigated", isPreview);
}

const emptyFolder = mkdtempSync(path.join(tmpdir(), "empty-"));
writeFileSync(
  path.join(emptyFolder, "index.html"),
  "<!doctype html><title>Empty</title><button>Empty</button>",
);
const [site, empty] = await Promise.all([serveFolder(book, 5), serveFolder(emptyFolder)]);
const browser = await chromium.launch(chromiumLaunch());
sayLoad();

/** Opens an address in a browser that has kept nothing. @returns after how many milliseconds it shows what is waited for. */
async function open(
  url: string,
  frameOf: (page: Page) => Frame | Promise<Frame>,
  shows: string,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const began = performance.now();
  await page.goto(url, { waitUntil: "commit", timeout: patience });
  await isShown(await frameOf(page), shows);
  const milliseconds = performance.now() - began;
  await context.close();
  return milliseconds;
}

const openEmpty = () => open(empty.url, (page) => page.mainFrame(), "button");
const openBook = ({ address, shows }: Measured) => open(site.url + address, previewOf, shows);

// The server packs each file when it is asked for it first; nobody waits for that afterwards.
await openEmpty();
for (const each of measured) await openBook(each);

for (const each of measured) {
  const floor: number[] = [];
  const took: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    floor.push(await openEmpty());
    took.push(await openBook(each));
  }
  const [middle, emptyMiddle] = [median(took), median(floor)];
  const times = `${(middle / emptyMiddle).toFixed(1)} times an empty page (${emptyMiddle.toFixed(0)} ms)`;
  const worst = Math.max(...took).toFixed(0);
  say(each.name, `${middle.toFixed(0)} ms (budget ${each.budget}; worst ${worst}), ${times}`);
}

sayLoad();
await browser.close();
site.close();
empty.close();
rmSync(emptyFolder, { recursive: true });
