import { test as base, type Page } from "@playwright/test";
import { type Mode, viewports } from "../../.storybook/modes.ts";

/** No picture is higher than this: further down a long text goes on as it began. A whole page is shown whole. */
const highest = { story: 2000, page: 9000 };

export const size = {
  /** The window that a mode asks for. */
  of({ viewport }: Mode): { width: number; height: number } {
    const { width, height } = viewports[viewport].styles;
    return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  },
};

/** One page for each worker: every story gets a fresh document, but the browser keeps what it has fetched. */
export const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", locale = "", timezoneId = "", contextOptions = {} } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
});

/** Opens a story in the toolbar's world of a mode, and waits until it stands still. @returns how it ended. */
export async function open(stage: Page, id: string, mode: Mode): Promise<string> {
  const globals = Object.entries({ ...mode.globals, motion: "still" }).map(
    ([name, value]) => `${name}:${value}`,
  );
  await stage.setViewportSize(size.of(mode));
  await stage.emulateMedia({ forcedColors: mode.forcedColours ? "active" : "none", colorScheme: "dark" });
  // axe has had its say in the story tests.
  const address = `/iframe.html?viewMode=story&id=${id}&globals=${globals.join(";")};a11y.manual:!true`;
  // A browser with a font configuration of its own drops the first web font that it is ever given: once more, then.
  for (let attempt = 1; ; attempt += 1) {
    await stage.goto(address);
    const { phase, missing } = await settled(stage);
    if (missing.length === 0) return phase;
    if (attempt === 3) throw new Error(`No picture without its fonts: ${missing.join(", ")}`);
  }
}

async function settled(stage: Page): Promise<{ phase: string; missing: string[] }> {
  const phase = await stage.waitForFunction(() => {
    const book: unknown = Reflect.get(window, "__STORYBOOK_PREVIEW__");
    const render: unknown = typeof book === "object" && book ? Reflect.get(book, "currentRender") : undefined;
    const now: unknown = typeof render === "object" && render ? Reflect.get(render, "phase") : undefined;
    return typeof now === "string" && ["finished", "errored", "aborted"].includes(now) ? now : false;
  });
  const missing = await stage.evaluate(async () => {
    // `fonts.ready` is not enough: before the first layout nobody has asked for a font yet.
    const own = [...document.fonts].filter(({ family }) => !/fallback|Nunito/.test(family));
    await Promise.allSettled(own.map((face) => face.load()));
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return own.filter(({ status }) => status !== "loaded").map(({ family }) => family);
  });
  return { phase: String(await phase.jsonValue()), missing };
}

/** The part of the page that a picture shows: as wide as the window, as high as what is on it. */
export async function framed(stage: Page, kind: keyof typeof highest) {
  const { width, height } = await stage.evaluate(() => {
    const shown = [...document.body.querySelectorAll("*")].filter((element) => {
      const { height: own, width: wide } = element.getBoundingClientRect();
      return own > 0 && wide > 0 && element.checkVisibility({ visibilityProperty: true });
    });
    const bottoms = shown
      .filter((element) => element.id !== "storybook-root")
      .map((element) => element.getBoundingClientRect().bottom + window.scrollY);
    return { width: window.innerWidth, height: Math.ceil(Math.max(64, ...bottoms)) + 16 };
  });
  return { x: 0, y: 0, width, height: Math.min(height, highest[kind]) };
}
