import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { chromium, devices, type Locator, type Page } from "playwright";
import { chromiumLaunch } from "../../config/chromium.ts";
import { median, say, sayLoad } from "./browser.ts";
import { serveFolder } from "./serve.ts";
import { budgets, sizesOf } from "./sizes.ts";

/**
 * The page: sizes, the first load beside the floor page, and interactions, each on a phone four times slower than this
 * machine. RUNS changes the usual 5. Figures of time are only worth something on a quiet machine: its load is printed
 * with them.
 */
const out = "dist";
const runs = Number(process.env["RUNS"] ?? 5);

/** The browser's measurements, in milliseconds; shifts have no unit. */
interface Seen {
  fcp: number;
  lcp: number;
  shifts: number;
  /** The longest time from a press to the frame that shows what it did, as it is counted for INP: in steps of 8. */
  press: number;
  /** Time beyond 50 ms of each task on the main thread after the first paint. */
  blocking: number;
  /** The longest of these tasks. */
  longest: number;
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

/** Runs in the page, from its very start. */
function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, shifts: 0, press: 0, blocking: 0, longest: 0 };
  window.seen = seen;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, entryType, name, startTime } = entry;
      if (name === "first-contentful-paint") seen.fcp = startTime;
      if (entryType === "largest-contentful-paint") seen.lcp = startTime;
      if ("value" in entry && typeof entry.value === "number") seen.shifts += entry.value;
      if (name === "click" || name === "keydown") seen.press = Math.max(seen.press, duration);
      if (entryType === "longtask" && seen.fcp) {
        seen.blocking += duration - 50;
        seen.longest = Math.max(seen.longest, duration);
      }
    }
  });
  for (const type of ["paint", "largest-contentful-paint", "layout-shift", "longtask", "event"]) {
    // The shortest event that browsers tell of.
    const options = { type, buffered: true, durationThreshold: 16 };
    observer.observe(options);
  }
}

const browser = await chromium.launch(chromiumLaunch());

/** A phone on a slow line: Lighthouse's mobile preset. */
async function newPage(): Promise<Page> {
  const context = await browser.newContext({ ...devices["Pixel 7"], locale: "de-DE" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const [downloadThroughput, uploadThroughput] = [(1_638.4 * 1024) / 8, (750 * 1024) / 8];
  const line = { offline: false, latency: 150, downloadThroughput, uploadThroughput };
  await session.send("Network.emulateNetworkConditions", line);
  await page.addInitScript(watch);
  return page;
}

async function seenOn(page: Page): Promise<Seen> {
  const seen = await page.evaluate(() => window.seen);
  if (!seen) throw new Error("The page was not watched.");
  await page.context().close();
  return seen;
}

const kilobytes = (bytes = 0): string => `${(bytes / 1024).toFixed(1)} KiB`;

function printSizes(): void {
  const { documents, script, sheet } = sizesOf(out);
  const home = documents.find(({ file }) => file === "index.html");
  say("hero and form of it, brotli", `${kilobytes(home?.view)} (budget ${kilobytes(budgets.view)})`);
  say("home document, brotli", `${kilobytes(home?.whole)} (budget ${kilobytes(budgets.html)})`);
  say("first script, brotli", `${kilobytes(script)} (budget ${kilobytes(budgets.script)})`);
  say("sheet of the rest, brotli", kilobytes(sheet));
}

/** Loads a page, or loads it again. @returns what was seen up to three seconds after the load. */
async function load(url: string, reload = false): Promise<Seen & { work: number }> {
  const page = await newPage();
  const session = await page.context().newCDPSession(page);
  // Time of the processor, not of the clock: what else the machine does changes it less.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url, { waitUntil: "load" });
  if (reload) await page.reload({ waitUntil: "load" });
  await page.waitForTimeout(3_000);
  const { metrics } = await session.send("Performance.getMetrics");
  const work = (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
  return { ...(await seenOn(page)), work };
}

/** The ways of coming to the site: each loads something else first. */
async function firstLoad(site: string, floor: string): Promise<void> {
  const ways: Record<string, () => ReturnType<typeof load>> = {
    "floor page": () => load(floor),
    "first visit": () => load(site),
    reload: () => load(site, true),
    "to the form": () => load(`${site}#contact`),
    "to a section": () => load(`${site}#services`),
  };
  const lcps: number[] = [];
  for (const [name, visit] of Object.entries(ways)) {
    const all: Awaited<ReturnType<typeof load>>[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await visit());
    const lcp = median(all.map((seen) => seen.lcp));
    lcps.push(lcp);
    const shift = Math.max(...all.map(({ shifts }) => shifts)).toFixed(4);
    const times = (lcp / (lcps[0] ?? lcp)).toFixed(2);
    say(name, `LCP ${lcp.toFixed(0)} ms (${times} times the floor), shift ${shift}`);
    const [work, blocking, longest] = (["work", "blocking", "longest"] as const).map((figure) =>
      median(all.map((seen) => seen[figure])).toFixed(0),
    );
    say("", `main thread ${work} ms, of it blocking ${blocking} ms, longest task ${longest} ms`);
  }
}

async function interactions(site: string): Promise<void> {
  const steps: Record<string, (page: Page) => Locator> = {
    "another tab": (page) => page.getByRole("tab").nth(1),
    language: (page) => page.getByRole("button", { name: "English" }),
    "assistant opened": (page) => page.getByRole("button", { name: /assisten/i }).first(),
    "contact view": (page) => page.getByRole("banner").getByRole("link").last(),
    "form sent with faults": (page) => page.locator("form button[type=submit]:visible").first(),
  };
  for (const [what, find] of Object.entries(steps)) {
    const took: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      const page = await newPage();
      await page.goto(what.startsWith("form") ? `${site}#contact` : site);
      await page.waitForTimeout(4_000);
      const target = find(page);
      await target.scrollIntoViewIfNeeded();
      // Nobody presses in the very frame in which a part comes into sight.
      await page.waitForTimeout(1_000);
      await target.click();
      await page.waitForTimeout(1_000);
      took.push((await seenOn(page)).press);
    }
    say(`press to next frame: ${what}`, `${median(took)} ms (worst ${Math.max(...took)})`);
  }
}

/** Presses in each half second of a load, each on a page of its own; "-" where there is nothing to press yet. */
async function earlyPresses(site: string): Promise<void> {
  const targets = {
    "menu link": "header a[href='#about']",
    language: "header button:has-text('EN')",
    launcher: "button[aria-expanded][title]",
    "a letter": "input[type=email]",
  };
  for (const [what, selector] of Object.entries(targets)) {
    const took: (number | "-")[] = [];
    for (let after = 500; after <= 4_000; after += 500) {
      const page = await newPage();
      const start = Date.now();
      await page.goto(site, { waitUntil: "commit" });
      await page.waitForTimeout(start + after - Date.now());
      const target = page.locator(selector).first();
      const box = await target.boundingBox({ timeout: 300 }).catch(() => null);
      if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      if (box && what === "a letter") await page.keyboard.press("a");
      await page.waitForTimeout(2_500);
      const { press } = await seenOn(page);
      took.push(box ? press : "-");
    }
    say(`early press to next frame: ${what}`, `${took.join(" ")} ms`);
  }
}

/** The yardstick: the home document without its scripts. The site is slower than this by what its script costs. */
function writeFloor(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "floor-"));
  const html = readFileSync(path.join(out, "index.html"), "utf8");
  const withoutScripts = html.replace(/<script(?![^>]*type="application\/ld\+json")[\s\S]*?<\/script>/g, "");
  writeFileSync(path.join(folder, "index.html"), withoutScripts);
  return folder;
}

const [site, floor] = await Promise.all([serveFolder(out), serveFolder(writeFloor())]);
sayLoad();
printSizes();
await firstLoad(site.url, floor.url);
await interactions(site.url);
await earlyPresses(site.url);
sayLoad();
await browser.close();
for (const server of [site, floor]) server.close();
