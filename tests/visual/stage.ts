import { test as base, type CDPSession, type Page, type Request } from "@playwright/test";
import { type Mode, viewports } from "../../.storybook/modes.ts";
import { endOf, goOn } from "./ending.ts";
import type { Visit } from "./visits.ts";

/** The window that a mode asks for. */
export function sizeOf({ viewport }: Mode): { width: number; height: number } {
  const { width, height } = viewports[viewport].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

export interface Stage {
  page: Page;
  /** The browser's own view of the page: what it tells a screen reader. */
  devtools: CDPSession;
  /** What the page has asked the server for and has not got yet. */
  underWay: Set<Request>;
  /** What the document that is open is for: stories can be reached in it on such a visit. Null for what is no story's. */
  visit: Visit | null;
}

/** Watches a page that has not been asked for anything yet. */
export async function stageOf(page: Page): Promise<Stage> {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  // What the document before was still asking for is nobody's any more, and not always said to have failed.
  page.on("response", (response) => {
    const answered = response.request();
    if (!answered.isNavigationRequest() || answered.frame() !== page.mainFrame()) return;
    for (const request of underWay) if (request !== answered) underWay.delete(request);
  });
  const devtools = await page.context().newCDPSession(page);
  const stage: Stage = { page, devtools, underWay, visit: null };
  // Whoever puts another document on the stage says afterwards what it is.
  page.on("domcontentloaded", () => {
    stage.visit = null;
  });
  return stage;
}

/** How long a page may take to come to rest, in milliseconds. */
const patience = 20_000;

/** A browser with a font configuration of its own drops the first web font that it is ever given: it is asked twice. */
async function warmUp(stage: Stage): Promise<void> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await stage.page.goto("/iframe.html?viewMode=story&id=none");
    if ((await settled(stage)).length === 0) return;
  }
}

/** One page for each worker: the browser keeps what it has fetched, in the next document, too. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", locale = "", timezoneId = "", contextOptions = {} } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId });
      const stage = await stageOf(await context.newPage());
      await warmUp(stage);
      await use(stage);
      await context.close();
    },
    { scope: "worker" },
  ],
});

/** Where a story is opened in the toolbar's world of a visit. */
function addressOf(id: string, { mode, axe }: Visit): string {
  const motion = mode.moving ? "full" : "still";
  const globals = Object.entries({ ...mode.globals, motion }).map(([name, value]) => `${name}:${value}`);
  return `/iframe.html?viewMode=story&id=${id}&globals=${globals.join(";")};a11y.manual:!${!axe}`;
}

/** Lets everything move as it does for most people, or asks for less. */
function move({ page }: Stage, { moving }: Mode): Promise<void> {
  return page.emulateMedia({ reducedMotion: moving ? "no-preference" : "reduce" });
}

/**
 * Puts a story on the stage in a document of its own, in the toolbar's world of a visit, and plays it.
 * @returns how it ended (`ending.ts`).
 */
export async function open(stage: Stage, id: string, visit: Visit): Promise<string> {
  const { page } = stage;
  await page.setViewportSize(sizeOf(visit.mode));
  await page.emulateMedia({
    forcedColors: visit.mode.forcedColours ? "active" : "none",
    colorScheme: "dark",
  });
  await move(stage, visit.mode);
  await page.goto(addressOf(id, visit));
  stage.visit = visit;
  return endOf(page, id);
}

/**
 * Comes to a story as a visit says, and plays it. Reached, it is gone on to in the document that is open, as from the sidebar;
 * where none is open for such visits, `from` is opened first.
 * @returns how it ended (`ending.ts`).
 */
export async function comeTo(stage: Stage, id: string, visit: Visit, from: string): Promise<string> {
  if (!visit.reached) return open(stage, id, visit);
  if (stage.visit !== visit) await open(stage, from, visit);
  return goOn(stage.page, id);
}

/** Waits for fonts and images, and for two frames in which nothing in the document changed. */
async function drawn(stage: Page): Promise<{ changed: boolean; missing: string[] }> {
  return stage.evaluate(async () => {
    // `fonts.ready` is not enough: before the first layout nobody has asked for a font yet.
    const own = [...document.fonts].filter(({ family }) => !/fallback|Nunito/.test(family));
    await Promise.allSettled(own.map((face) => face.load()));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    let changed = false;
    const watch = new MutationObserver(() => {
      changed = true;
    });
    watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    watch.disconnect();
    return { changed, missing: own.filter(({ status }) => status !== "loaded").map(({ family }) => family) };
  });
}

/**
 * Waits until the page has come to rest: that the play function has ended does not say that the page has. A part
 * that is fetched later came into one picture and not into the next, as busy as the machine was.
 * @returns the fonts that did not arrive.
 */
export async function settled({ page, underWay }: Stage): Promise<string[]> {
  const limit = Date.now() + patience;
  for (;;) {
    const { changed, missing } = await drawn(page);
    if (!changed && underWay.size === 0) return missing;
    if (Date.now() > limit) throw new Error("No picture: the page does not come to rest.");
  }
}
