import { test as base, type Page, type Request } from "@playwright/test";
import { type Mode, viewports } from "../../.storybook/modes.ts";
import { endOf, well } from "./ending.ts";

export function sizeOf({ viewport }: Mode): { width: number; height: number } {
  const { width, height } = viewports[viewport].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

export interface Stage {
  page: Page;
  /** Requests that have not been answered yet. */
  underWay: Set<Request>;
  /** The mode of the open document, if the next story can be opened in it. */
  open?: Mode | undefined;
}

export function stageOf(page: Page): Stage {
  const underWay = new Set<Request>();
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  // Requests of the previous document end without an event in some cases.
  page.on("response", (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) underWay.clear();
  });
  return { page, underWay };
}

/** Opens one page for each worker, so that the next document finds its files in the browser's cache. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", locale = "", timezoneId = "", contextOptions = {} } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId });
      const stage = stageOf(await context.newPage());
      // With a font configuration Chromium loses the first web font that it loads: this document takes the loss.
      await stage.page.goto("/iframe.html?viewMode=story&id=none");
      await settled(stage);
      await use(stage);
      await context.close();
    },
    { scope: "worker" },
  ],
});

/**
 * Opens a story in a mode and waits for its play: in a document of its own or, where the open one has this mode, in that, as
 * the sidebar does. The latter takes half the time or less, and fails when a story leaves something behind.
 * @returns how it ended (`ending.ts`).
 */
export async function comeTo(stage: Stage, id: string, mode: Mode): Promise<string> {
  const { page } = stage;
  if (stage.open === mode) {
    await page.evaluate((storyId) => {
      Reflect.get(window, "__STORYBOOK_PREVIEW__").channel.emit("setCurrentStory", { storyId });
    }, id);
  } else {
    await page.setViewportSize(sizeOf(mode));
    await page.emulateMedia({
      forcedColors: mode.forcedColours ? "active" : "none",
      colorScheme: "dark",
      reducedMotion: mode.moving ? "no-preference" : "reduce",
    });
    const shared = { ...mode.globals, motion: mode.moving ? "full" : "still" };
    const globals = Object.entries(shared).map(([name, value]) => `${name}:${value}`);
    // Without axe: in motion it measures colours in the middle of a transition, on whole pages those of forced colours.
    globals.push(`a11y.manual:!${Boolean(mode.moving || mode.whole)}`);
    await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=${globals.join(";")}`);
  }
  const ending = await endOf(page, id);
  stage.open = ending === well && !mode.whole ? mode : undefined;
  return ending;
}

/** Families that are not the site's: stand-ins until its own have come, and Storybook's. */
export const foreignFamilies = "fallback|Nunito";

/** Waits for fonts and images, and for two frames in which nothing in the document changed. */
async function drawn(stage: Page): Promise<{ changed: boolean; missing: string[] }> {
  return stage.evaluate(async (foreign) => {
    // `fonts.ready` is not enough: before the first layout nobody has asked for a font yet.
    const own = [...document.fonts].filter(({ family }) => !new RegExp(foreign).test(family));
    await Promise.allSettled(own.map((face) => face.load()));
    // A lazy image far from the screen never comes.
    const images = [...document.images].filter(({ complete, loading }) => complete || loading !== "lazy");
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    let changed = false;
    const watch = new MutationObserver(() => {
      changed = true;
    });
    watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    watch.disconnect();
    return { changed, missing: own.filter(({ status }) => status !== "loaded").map(({ family }) => family) };
  }, foreignFamilies);
}

/**
 * Waits until the page has settled: after the play function files may still be loading, and on a busy machine they would
 * be in one picture and not in the next.
 * @returns the fonts that did not arrive.
 */
export async function settled({ page, underWay }: Stage): Promise<string[]> {
  const limit = Date.now() + 20_000;
  for (;;) {
    const { changed, missing } = await drawn(page);
    if (!changed && underWay.size === 0) return missing;
    if (Date.now() > limit) throw new Error("No picture: the page does not come to rest.");
  }
}
