import { expect, type Page } from "@playwright/test";

/** The page as a visitor sees it: each element with its words and style, and the scroll position. */
export interface Look {
  /** In the document's order: its place in the tree, its own words, its computed style with one property a line. */
  elements: readonly { at: string; words: string; style: string }[];
  /** How far the page is scrolled, in whole pixels. */
  y: number;
  /** The element that has the focus: its view and its id, or its tag. */
  focus: string;
}

/** The visible properties of an element's style; reading all properties takes a second and a half for one page. */
const visible = [
  ..."display visibility opacity position top right bottom left width height float z-index transform".split(
    " ",
  ),
  ..."margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom".split(" "),
  ..."padding-left border-top border-right border-bottom border-left border-radius outline box-shadow".split(
    " ",
  ),
  ..."color background-color background-image font-family font-size font-weight line-height".split(" "),
  ..."letter-spacing text-align text-decoration text-transform white-space hyphens list-style-type".split(
    " ",
  ),
  ..."overflow-x overflow-y gap grid-template-columns grid-template-rows flex-direction flex-wrap".split(" "),
  ..."align-items justify-content order clip-path mask-image cursor resize content-visibility".split(" "),
];

/**
 * Runs in the page. What is drawn by a graphics card of its own accord (`data-scene`) is nobody's arrival.
 * @returns a `Look` as JSON: as one text it arrives many times sooner than Playwright hands over sixty thousand values.
 */
function lookHere(properties: readonly string[]): string {
  const places = new Map<Element, string>([[document.body, "body"]]);
  function placeOf(element: Element): string {
    const known = places.get(element);
    if (known) return known;
    const { parentElement: parent } = element;
    if (!parent) return element.tagName.toLowerCase();
    const own = placeOf(parent);
    for (const [index, child] of [...parent.children].entries()) {
      places.set(child, `${own}>${child.tagName.toLowerCase()}:${index}`);
    }
    return places.get(element) ?? "";
  }
  function styleOf(element: Element): string {
    const style = getComputedStyle(element);
    // Of a margin that centres, Chromium tells a fraction of a pixel in one layout and none in the next.
    const whole = (px: string) => `${Math.round(Number(px))}`;
    const values = properties.map((name) => style.getPropertyValue(name)).join("\n");
    return values.replace(/-?\d+\.\d+(?=px)/g, whole);
  }
  const active = document.activeElement;
  const view = active?.closest("[data-on]")?.getAttribute("data-on") ?? "";
  const focus = `${view} ${active?.id || active?.tagName.toLowerCase()}`.trim();
  // It depends on the way one comes, and what has it looks different.
  if (active instanceof HTMLElement) active.blur();
  const elements = [...document.body.querySelectorAll("*")]
    .filter(
      (element) => !element.closest("[data-scene]") && !/^(script|link|template)$/i.test(element.tagName),
    )
    .map((element) => ({
      at: placeOf(element),
      words: [...element.childNodes]
        .map((node) => (node instanceof Text ? node.data : ""))
        .join("")
        .trim(),
      style: styleOf(element),
    }));
  return JSON.stringify({ elements, y: Math.round(scrollY), focus });
}

/** Waits until every part answers, the fonts are loaded and nothing scrolls any more. */
export async function waitUntilIdle(page: Page): Promise<void> {
  // Not Playwright's own wait: it knows of no page that the browser has kept alive.
  await page.waitForFunction(() => document.readyState === "complete");
  await expect(page.locator("[data-waits]")).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Longer than the launcher takes to notice that somebody has come to rest.
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
  const seen: Look = JSON.parse(await page.evaluate(lookHere, visible));
  return seen;
}

/** @returns in words what differs, nothing when both are alike. */
export function differences(seen: Look, leisurely: Look): string[] {
  const wrong: string[] = [];
  if (seen.elements.length !== leisurely.elements.length) {
    wrong.push(`${seen.elements.length} elements instead of ${leisurely.elements.length}`);
  }
  const expected = new Map(leisurely.elements.map((element) => [element.at, element]));
  for (const { at, words, style } of seen.elements) {
    const same = expected.get(at);
    if (words !== same?.words) wrong.push(`${at} says "${words}" instead of "${same?.words}"`);
    else if (style !== same.style) {
      const [has, wanted] = [style, same.style].map((values) => values.split("\n"));
      const place = visible.findIndex((_, index) => has?.[index] !== wanted?.[index]);
      wrong.push(`${at} has ${visible[place]} ${has?.[place]} instead of ${wanted?.[place]}`);
    }
  }
  if (Math.abs(seen.y - leisurely.y) > 1) wrong.push(`scrolled to ${seen.y} instead of ${leisurely.y}`);
  return wrong.length > 8 ? [...wrong.slice(0, 8), `and ${wrong.length - 8} more`] : wrong;
}
