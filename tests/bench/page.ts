import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { type Browser, chromium, devices, type Locator, type Page } from "playwright";
import { chromiumLaunch } from "../../config/chromium.ts";
import { blocking, kilobytes, median, type Seen, say, sayLoad, seenOn, slowPhone, watch } from "./browser.ts";
import { serveFolder } from "./serve.ts";
import { budgets, sizesOf } from "./sizes.ts";

/**
 * The page: sizes, the first load beside the floor page, and interactions, each on a phone four times slower than this
 * machine. RUNS changes the usual 5, OUT names another build. Figures are only worth something on a quiet machine: its
 * load is printed with them.
 */
const out = process.env["OUT"] ?? "dist";
const runs = Number(process.env["RUNS"] ?? 5);

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...devices["Pixel 7"], locale: "de-DE" });
  const page = await context.newPage();
  await slowPhone(await context.newCDPSession(page));
  await watch(page);
  return page;
}

function printSizes(): void {
  const { documents, script, sheet } = sizesOf(out);
  const home = documents.find(({ file }) => file === "index.html");
  say("hero and form of it, brotli", `${kilobytes(home?.view ?? 0)} (budget ${kilobytes(budgets.view)})`);
  say("home document, brotli", `${kilobytes(home?.whole ?? 0)} (budget ${kilobytes(budgets.html)})`);
  say("first script, brotli", `${kilobytes(script)} (budget ${kilobytes(budgets.script)})`);
  say("sheet of the rest, brotli", kilobytes(sheet));
}

/** A way of coming to the site; each is measured, since each loads something else first. */
interface Way {
  name: string;
  hash?: string;
  /** The language that an earlier visit has stored. */
  stored?: string;
  /** Loads the page once before. */
  reload?: boolean;
}

const ways: readonly Way[] = [
  { name: "first visit" },
  { name: "reload", reload: true },
  { name: "to the form", hash: "#contact" },
  { name: "to a section", hash: "#services" },
  { name: "other language stored", stored: "en" },
];

/** @returns what was seen up to three seconds after the load. */
async function load(
  browser: Browser,
  url: string,
  { hash = "", stored, reload }: Partial<Way> = {},
): Promise<Seen> {
  const page = await newPage(browser);
  if (stored) await page.addInitScript((language) => localStorage.setItem("language", language), stored);
  await page.goto(`${url}${hash}`, { waitUntil: "load" });
  if (reload) await page.reload({ waitUntil: "load" });
  await page.waitForTimeout(3_000);
  const seen = await seenOn(page);
  await page.context().close();
  return seen;
}

async function firstLoad(browser: Browser, site: string, floor: string): Promise<void> {
  const seen = new Map<string, Seen[]>();
  const note = (name: string, one: Seen) => seen.set(name, [...(seen.get(name) ?? []), one]);
  for (let run = 0; run < runs; run += 1) {
    note("floor page", await load(browser, floor));
    for (const way of ways) note(way.name, await load(browser, site, way));
  }
  const lcp = (all: Seen[]) => median(all.map((one) => one.lcp));
  const floorLcp = lcp(seen.get("floor page") ?? []);
  for (const [name, all] of seen) {
    const shift = Math.max(...all.map(({ shifts }) => shifts));
    say(
      name,
      `LCP ${lcp(all).toFixed(0)} ms (${(lcp(all) / floorLcp).toFixed(2)} times the floor), blocking ${median(all.map((one) => blocking(one))).toFixed(0)} ms, shift ${shift.toFixed(4)}`,
    );
  }
}

/** From a press to the frame that shows what it did, as the browser counts it for INP: in steps of 8 ms. */
async function interactions(browser: Browser, site: string): Promise<void> {
  const steps: [string, (page: Page) => Locator][] = [
    ["another tab", (page) => page.getByRole("tab").nth(1)],
    ["language", (page) => page.getByRole("button", { name: "English" })],
    ["assistant opened", (page) => page.getByRole("button", { name: /assisten/i }).first()],
    ["contact view", (page) => page.getByRole("banner").getByRole("link").last()],
    ["form sent with faults", (page) => page.locator("form button[type=submit]:visible").first()],
  ];
  for (const [what, find] of steps) {
    const took: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      const page = await newPage(browser);
      await page.goto(what.startsWith("form") ? `${site}#contact` : site);
      await page.waitForTimeout(4_000);
      const target = find(page);
      await target.scrollIntoViewIfNeeded();
      // Nobody presses in the very frame in which a part comes into sight.
      await page.waitForTimeout(1_000);
      await target.click();
      await page.waitForTimeout(1_000);
      took.push((await seenOn(page)).press);
      await page.context().close();
    }
    say(`press to next frame: ${what}`, `${median(took)} ms (worst ${Math.max(...took)})`);
  }
}

/**
 * Writes the yardstick: the home document with the same words and the same style, and nothing that runs. What the
 * site is slower than this by, is what its script costs.
 */
function writeFloor(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "floor-"));
  const html = readFileSync(path.join(out, "index.html"), "utf8");
  const withoutScripts = html.replace(/<script(?![^>]*type="application\/ld\+json")[\s\S]*?<\/script>/g, "");
  writeFileSync(path.join(folder, "index.html"), withoutScripts);
  return folder;
}

const [site, floor] = await Promise.all([serveFolder(out), serveFolder(writeFloor())]);
const browser = await chromium.launch(chromiumLaunch());
sayLoad();
printSizes();
await firstLoad(browser, site.url, floor.url);
await interactions(browser, site.url);
sayLoad();
await browser.close();
for (const server of [site, floor]) server.close();
