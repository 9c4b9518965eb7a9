import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { chromium, type Frame, type Page } from "playwright";
import { chromiumLaunch } from "../../config/chromium.ts";
import { kilobytes, say, sayLoad } from "./lab/say.ts";
import { serveFolder } from "./lab/serve.ts";
import { median } from "./lab/watch.ts";

/**
 * How long the built book takes to show its first story and a state map to somebody who has never opened it, beside an
 * empty page: `npm run build-storybook`, then `npm run bench -- book`. BOOK names another folder, RUNS changes the usual
 * 5. Seconds are only worth something on two quiet cores, so the load is printed; the ratios hold on a busy machine too.
 */
const book = process.env["BOOK"] ?? "storybook-static";
const runs = Number(process.env["RUNS"] ?? 5);
const patience = 60_000;

interface Measured {
  name: string;
  address: string;
  /** The entry of the sidebar that is pressed once the first story is shown, which is what is measured then. */
  press?: string;
  /** What is asked of it at most, in milliseconds. */
  budget: number;
  /** What the page or the preview in it shows then, as a selector. */
  shows: string;
}

const firstStory = {
  name: "first story",
  address: "?path=/story/features-contact-contactfailure--refused-by-rule",
  budget: 2_000,
  shows: "#storybook-root button",
};

const maps = ["contact-form", "voice-call"].map((map) => ({
  name: `state map: ${map}`,
  address: `?path=/docs/state-maps-${map}--docs`,
  budget: 1_500,
  shows: "img[src^='pictures/']",
}));

/** As somebody gets there who was sent an address, through the whole book; and from a story that is open. */
const measured: readonly Measured[] = [
  firstStory,
  ...maps,
  ...maps.map((map) => ({
    ...map,
    name: `${map.name}, from a story`,
    address: firstStory.address,
    press: map.address.replace("?path=/docs/", "#"),
  })),
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

interface Took {
  milliseconds: number;
  bytes: number;
  files: ReadonlyMap<string, number>;
}

const emptyFolder = mkdtempSync(path.join(tmpdir(), "empty-"));
writeFileSync(
  path.join(emptyFolder, "index.html"),
  "<!doctype html><title>Empty</title><button>Empty</button>",
);
const [site, empty] = await Promise.all([serveFolder(book, 5), serveFolder(emptyFolder)]);
const browser = await chromium.launch(chromiumLaunch());
sayLoad();

/** A new page in a browser that has kept nothing, and what it asks for. */
async function newPage() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const files = new Map<string, number>();
  page.on("response", (response) => {
    const size = Number(response.headers()["content-length"] ?? 0);
    files.set(new URL(response.url()).pathname, size);
  });
  const goTo = (url: string) => page.goto(url, { waitUntil: "commit", timeout: patience });
  return { page, files, goTo };
}

async function openEmpty(): Promise<number> {
  const { page, goTo } = await newPage();
  const began = performance.now();
  await goTo(empty.url);
  await isShown(page.mainFrame(), "button");
  const milliseconds = performance.now() - began;
  await page.context().close();
  return milliseconds;
}

async function openBook({ address, press, shows }: Measured): Promise<Took> {
  const { page, files, goTo } = await newPage();
  if (press) {
    await goTo(site.url + address);
    await isShown(await previewOf(page), firstStory.shows);
    await page.waitForLoadState("networkidle");
  }
  const began = performance.now();
  await (press ? page.locator(press).click() : goTo(site.url + address));
  await isShown(await previewOf(page), shows);
  const milliseconds = performance.now() - began;
  await page.context().close();
  const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);
  return { milliseconds, bytes, files };
}

// The server packs each file when it is asked for it first; nobody waits for that afterwards.
await openEmpty();
for (const each of measured) await openBook(each);

for (const each of measured) {
  const { name, budget } = each;
  const floor: number[] = [];
  const took: Took[] = [];
  for (let run = 0; run < runs; run += 1) {
    floor.push(await openEmpty());
    took.push(await openBook(each));
  }
  const times = took.map(({ milliseconds }) => milliseconds);
  const [middle, emptyMiddle] = [median(times), median(floor)];
  say(
    name,
    `${middle.toFixed(0)} ms (budget ${budget}; worst ${Math.max(...times).toFixed(0)}), ${(middle / emptyMiddle).toFixed(1)} times an empty page (${emptyMiddle.toFixed(0)} ms)`,
  );
  const [{ bytes, files } = { bytes: 0, files: new Map<string, number>() }] = took;
  const largest = [...files].sort(([, one], [, other]) => other - one).slice(0, 5);
  say("", `${kilobytes(bytes, 0)} in ${files.size} files, above all`);
  for (const [file, size] of largest) say("", `  ${kilobytes(size, 0).padStart(8)} ${file}`);
}

sayLoad();
await browser.close();
site.close();
empty.close();
rmSync(emptyFolder, { recursive: true });
