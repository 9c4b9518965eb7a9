import { test as base, type Page, type Request } from "@playwright/test";
import { type Mode, viewports } from "../../.storybook/modes.ts";
import { decodePng, type Picture } from "./picture.ts";

/** No picture is higher than this: further down a long text goes on as it began. In hard times a page is shown whole. */
const highest = { usual: 1200, hardTimes: 9000 };

/** The window that a mode asks for. */
function sizeOf({ viewport }: Mode): { width: number; height: number } {
  const { width, height } = viewports[viewport].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

export interface Stage {
  page: Page;
  /** What the page has asked the server for and has not got yet. */
  underWay: Set<Request>;
  /** The story whose document is open. */
  story: string | null;
}

/** How long a page may take to come to rest, in milliseconds. */
const patience = 20_000;

/** One page for each worker: every story gets a fresh document, and its modes share it. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", locale = "", timezoneId = "", contextOptions = {} } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId });
      const page = await context.newPage();
      const underWay = new Set<Request>();
      page.on("request", (request) => underWay.add(request));
      page.on("requestfinished", (request) => underWay.delete(request));
      page.on("requestfailed", (request) => underWay.delete(request));
      await use({ page, underWay, story: null });
      await context.close();
    },
    { scope: "worker" },
  ],
});

/**
 * Mounts the story that is open anew, in another world: everything of it is taken down, and its play function runs
 * again. Four times as fast as a new document.
 */
async function mountAnew(stage: Page, id: string, globals: Record<string, string>): Promise<void> {
  await stage.evaluate(
    async ([story, world]) => {
      const channel: unknown = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
      const emit: unknown = typeof channel === "object" && channel ? Reflect.get(channel, "emit") : undefined;
      const once: unknown = typeof channel === "object" && channel ? Reflect.get(channel, "once") : undefined;
      if (typeof emit !== "function" || typeof once !== "function")
        throw new Error("The book has no channel.");
      const heard = (event: string) => new Promise((done) => Reflect.apply(once, channel, [event, done]));
      sessionStorage.clear();
      localStorage.clear();
      history.replaceState(null, "", location.pathname + location.search);
      const inNewWorld = heard("storyRendered");
      Reflect.apply(emit, channel, ["updateGlobals", { globals: world }]);
      await inNewWorld;
      scrollTo(0, 0);
      const finished = heard("storyFinished");
      Reflect.apply(emit, channel, ["forceRemount", { storyId: story }]);
      await finished;
    },
    [id, globals] as const,
  );
}

/** Opens a story in the toolbar's world of a mode, and waits until it stands still. @returns how it ended. */
export async function open(stage: Stage, id: string, mode: Mode): Promise<string> {
  const { page, underWay } = stage;
  const globals: Record<string, string> = { ...mode.globals, motion: "still" };
  await page.setViewportSize(sizeOf(mode));
  await page.emulateMedia({ forcedColors: mode.forcedColours ? "active" : "none", colorScheme: "dark" });
  // axe has had its say in the story tests.
  const world = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  const address = `/iframe.html?viewMode=story&id=${id}&globals=${world.join(";")};a11y.manual:!true`;
  // A browser with a font configuration of its own drops the first web font that it is ever given: once more, then.
  for (let attempt = 1; ; attempt += 1) {
    // What the page before was waiting for is nobody's any more.
    underWay.clear();
    if (stage.story === id && attempt === 1) await mountAnew(page, id, globals);
    else await page.goto(address);
    stage.story = null;
    const { phase, missing } = await settled(page, underWay);
    if (missing.length === 0) {
      stage.story = phase === "finished" ? id : null;
      return phase;
    }
    if (attempt === 3) throw new Error(`No picture without its fonts: ${missing.join(", ")}`);
  }
}

interface Look {
  /** How the story's rendering and its play function ended; null as long as they have not. */
  phase: string | null;
  /** Something in the document changed while two frames were drawn. */
  changed: boolean;
  /** The families that should be there and are not. */
  missing: string[];
}

/** Waits for fonts and images and for two frames. */
async function look(page: Page): Promise<Look> {
  return page.evaluate(async () => {
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
    const book: unknown = Reflect.get(window, "__STORYBOOK_PREVIEW__");
    const render: unknown = typeof book === "object" && book ? Reflect.get(book, "currentRender") : undefined;
    const now: unknown = typeof render === "object" && render ? Reflect.get(render, "phase") : undefined;
    const ended = typeof now === "string" && ["finished", "errored", "aborted"].includes(now);
    const missing = own.filter(({ status }) => status !== "loaded").map(({ family }) => family);
    return { phase: ended ? now : null, changed, missing };
  });
}

/**
 * Waits until the page has come to rest: that the play function has ended does not say that the page has. A part
 * that is fetched later came into one picture and not into the next, as busy as the machine was.
 */
async function settled(page: Page, underWay: ReadonlySet<Request>) {
  const limit = Date.now() + patience;
  for (;;) {
    const { phase, changed, missing } = await look(page);
    if (phase && !changed && underWay.size === 0) return { phase, missing };
    if (Date.now() > limit) throw new Error("No picture: the page does not come to rest.");
  }
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

/** The picture of a story that is open. */
export async function photograph({ page: stage }: Stage, times: keyof typeof highest): Promise<Picture> {
  const { width } = stage.viewportSize() ?? { width: 0 };
  const height = Math.min(await heightOfAll(stage), highest[times]);
  const png = await stage.screenshot({
    clip: { x: 0, y: 0, width, height },
    fullPage: true,
    animations: "disabled",
    caret: "hide",
    scale: "css",
  });
  return decodePng(png);
}
