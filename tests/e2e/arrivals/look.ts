import type { Page } from "@playwright/test";
import { untilEveryPartAnswers } from "../answering.ts";

/** The page as a visitor sees it: each element with its words and style, and the scroll position. */
export interface Look {
  /** In the document's order, one line for each element's words and one for each property of its style. */
  lines: readonly string[];
  /** How far the page is scrolled, in whole pixels. */
  y: number;
  /** The element that has the focus: its view and its id, or its tag. */
  focus: string;
}

/** The visible properties of an element's style; reading all properties takes a second and a half for one page. */
const visible = `
  display visibility opacity position inset width height float z-index transform
  margin-top margin-right margin-bottom margin-left padding
  border-width border-style border-color border-radius outline box-shadow overflow
  color background-color background-image font-family font-size font-weight line-height letter-spacing
  text-align text-decoration text-transform white-space hyphens list-style-type
  gap grid-template-columns grid-template-rows flex-direction flex-wrap align-items justify-content order
  clip-path mask-image cursor resize content-visibility
`;

/**
 * Runs in the page. What is drawn by a graphics card of its own accord (`data-scene`) is nobody's arrival.
 * @returns a `Look` as JSON: as one text it arrives many times sooner than Playwright hands over its lines.
 */
function lookHere(properties: readonly string[]): string {
  const active = document.activeElement;
  const view = active?.closest("[data-on]")?.getAttribute("data-on") ?? "";
  const focus = `${view} ${active?.id || active?.tagName.toLowerCase()}`.trim();
  // It depends on the way one comes, and what has it looks different.
  if (active instanceof HTMLElement) active.blur();
  // Of a margin that centres, Chromium tells a fraction of a pixel in one layout and none in the next.
  const whole = (px: string) => `${Math.round(Number(px))}`;
  const lines = [
    ...document.body.querySelectorAll("*:not(script, link, template, [data-scene], [data-scene] *)"),
  ].flatMap((element, index) => {
    const own = [...element.childNodes].map((node) => (node instanceof Text ? node.data : ""));
    const style = getComputedStyle(element);
    const values = properties.map(
      (name) => `${name}: ${style.getPropertyValue(name).replace(/-?\d+\.\d+(?=px)/g, whole)}`,
    );
    const place = `${index} ${element.parentElement?.localName}>${element.localName}`;
    return [`"${own.join("").trim()}"`, ...values].map((line) => `${place} ${line}`);
  });
  return JSON.stringify({ lines, y: Math.round(scrollY), focus });
}

/** Waits until every part answers, the fonts are loaded and nothing scrolls any more. */
export async function waitUntilIdle(page: Page): Promise<void> {
  // Not Playwright's own wait: it knows of no page that the browser has kept alive.
  await page.waitForFunction(() => document.readyState === "complete");
  await untilEveryPartAnswers(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const quietMs = 350;
    let y = scrollY;
    let since = performance.now();
    while (performance.now() - since < quietMs) {
      await new Promise(requestAnimationFrame);
      if (y !== scrollY) since = performance.now();
      y = scrollY;
    }
  });
}

export async function look(page: Page): Promise<Look> {
  await waitUntilIdle(page);
  const seen: Look = JSON.parse(await page.evaluate(lookHere, visible.trim().split(/\s+/)));
  return seen;
}

/** @returns the lines that only one of the two has, the first few of them; nothing when both are alike. */
export function differences(seen: Look, leisurely: Look): string[] {
  const [here, there] = [seen, leisurely].map(({ lines }) => new Set(lines));
  const wrong = seen.lines.filter((line) => !there?.has(line)).slice(0, 8);
  const missing = leisurely.lines.filter((line) => !here?.has(line)).slice(0, 8);
  if (Math.abs(seen.y - leisurely.y) > 1) wrong.push(`scrolled to ${seen.y}`);
  return [...wrong, ...missing.map((line) => `instead of ${line}`)];
}
