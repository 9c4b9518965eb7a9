import { test as base, type CDPSession, type Page, type Request } from "@playwright/test";
import { type Mode, viewports } from "../../.storybook/modes.ts";
import { endOf, goOn } from "./ending.ts";
import { decodePng, type Picture } from "./picture.ts";
import type { Visit } from "./visits.ts";

/** No picture is higher than this: further down a long text goes on as it began. In hard times a page is shown whole. */
const highest = { usual: 1200, hardTimes: 9000, site: 14_000 };

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
function addressOf(id: string, { mode, motion, axe }: Visit): string {
  const globals = Object.entries({ ...mode.globals, motion }).map(([name, value]) => `${name}:${value}`);
  return `/iframe.html?viewMode=story&id=${id}&globals=${globals.join(";")};a11y.manual:!${!axe}`;
}

/** Lets everything move as it does for most people, or asks for less. */
function move({ page }: Stage, motion: Visit["motion"]): Promise<void> {
  return page.emulateMedia({ reducedMotion: motion === "full" ? "no-preference" : "reduce" });
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
  await move(stage, visit.motion);
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
  else await move(stage, visit.motion);
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

/**
 * Stops what moves, as the system and the page's own switch do, and waits until the page has come to rest: the picture
 * after a play in full motion is the one after a still play.
 */
export async function rest(stage: Stage): Promise<void> {
  await move(stage, "still");
  await stage.page.evaluate(() => {
    document.documentElement.dataset["motion"] = "still";
  });
  const missing = await settled(stage);
  if (missing.length > 0) throw new Error(`No picture without its fonts: ${missing.join(", ")}`);
}

/** How far down something can be seen: what a box cuts off, as the live regions' words, does not count. */
async function heightOfAll(stage: Page): Promise<number> {
  return stage.evaluate(() => {
    const floors = new Map<Element, number>();
    /** Where a box and those around it cut off what is in it. The page itself scrolls, and cuts nothing. */
    function floorIn(box: Element | null): number {
      if (!box || box === document.body) return Number.POSITIVE_INFINITY;
      const known = floors.get(box);
      if (known !== undefined) return known;
      const { overflowY, position } = getComputedStyle(box);
      const own = overflowY === "visible" ? Number.POSITIVE_INFINITY : box.getBoundingClientRect().bottom;
      const floor = position === "fixed" ? own : Math.min(own, floorIn(box.parentElement));
      floors.set(box, floor);
      return floor;
    }
    const bottoms = [...document.body.querySelectorAll("*")]
      .filter((element) => {
        const { height, width } = element.getBoundingClientRect();
        const seen = height > 0 && width > 0 && element.checkVisibility({ visibilityProperty: true });
        return seen && element.id !== "storybook-root";
      })
      .map((element) => Math.min(element.getBoundingClientRect().bottom, floorIn(element.parentElement)));
    return Math.ceil(Math.max(64, ...bottoms.map((bottom) => bottom + window.scrollY))) + 16;
  });
}

/**
 * In the page: everything stands still, as Playwright's own screenshots have it. What ends is at its end, what never
 * ends at its beginning, and no caret is drawn.
 * @returns the size of the whole page.
 */
function standStill(): { width: number; height: number } {
  const carets = [...document.querySelectorAll<HTMLElement>("input,textarea,[contenteditable]")].map(
    ({ style }) => {
      const before = [
        style.getPropertyValue("caret-color"),
        style.getPropertyPriority("caret-color"),
      ] as const;
      style.setProperty("caret-color", "transparent", "important");
      return () => style.setProperty("caret-color", ...before);
    },
  );
  const endless = new Set<Animation>();
  const still = () => {
    for (const animation of document.getAnimations()) {
      if (!animation.effect || animation.playbackRate === 0 || endless.has(animation)) continue;
      if (Number.isFinite(animation.effect.getComputedTiming().endTime)) {
        animation.finish();
      } else {
        animation.cancel();
        endless.add(animation);
      }
    }
  };
  still();
  const starts = ["transitionrun", "animationstart"];
  for (const start of starts) document.addEventListener(start, still);
  Reflect.set(window, "goOnAfterPicture", () => {
    for (const start of starts) document.removeEventListener(start, still);
    for (const back of carets) back();
    for (const animation of endless) animation.play();
  });
  const boxes = [document.body, document.documentElement];
  return {
    width: Math.max(...boxes.flatMap((box) => [box.scrollWidth, box.offsetWidth, box.clientWidth])),
    height: Math.max(...boxes.flatMap((box) => [box.scrollHeight, box.offsetHeight, box.clientHeight])),
  };
}

/**
 * The picture of a page that rests, as the browser packs it. Playwright's own screenshot has the browser pack it well,
 * which takes longer than drawing it, and sends the page twice as many messages.
 */
export async function capture({ page, devtools }: Stage, times: keyof typeof highest): Promise<Buffer> {
  const shown = page.viewportSize() ?? { width: 0, height: 0 };
  const lowest = await heightOfAll(page);
  const whole = await page.evaluate(standStill);
  const width = Math.min(shown.width, whole.width);
  const height = Math.min(lowest, highest[times], whole.height);
  const { data } = await devtools.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height, scale: 1 },
    captureBeyondViewport: whole.width > shown.width || whole.height > shown.height,
  });
  await page.evaluate(() => Reflect.get(window, "goOnAfterPicture")());
  return Buffer.from(data, "base64");
}

export async function photograph(stage: Stage, times: keyof typeof highest): Promise<Picture> {
  return decodePng(await capture(stage, times));
}
