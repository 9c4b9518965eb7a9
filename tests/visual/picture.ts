import { existsSync, readFileSync } from "node:fs";
import { arch, platform } from "node:process";
import { type Browser, expect, type Page, type TestInfo } from "@playwright/test";
import { type Stage, settled } from "./stage.ts";

/** Where the approved pictures lie, and beside them what they were made with. */
export const pictureFolder = "tests/visual/pictures";
export const makerFile = `${pictureFolder}/made-with.txt`;

/** Noted with a test whose picture was compared: for the book's results. */
export const comparedNote = "compared";

/** Whether the run takes what differs, instead of failing on it: `npm run visual:approve`. */
export const isApproving = ({ updateSnapshots }: { updateSnapshots: string }): boolean =>
  updateSnapshots !== "none";

/** What draws the pictures: another major version of the browser, or another system, draws letters differently. */
export const makerOf = (browser: Browser): string =>
  `Chromium ${Number.parseInt(browser.version(), 10)} on ${platform} ${arch}\n`;

/** Why this browser's pictures cannot be compared with the approved ones, in one sentence; null when they can. */
export function obstacle(browser: Browser): string | null {
  const here = makerOf(browser);
  const approved = existsSync(makerFile) ? readFileSync(makerFile, "utf8") : here;
  if (approved === here) return null;
  return (
    `No picture is compared: the approved ones are from ${approved.trim()}, this is ${here.trim()}. ` +
    `To take them all anew, delete all in ${pictureFolder} and run \`npm run visual:approve\`.`
  );
}

/** How far down something can be seen: what a box cuts off, as the live regions' words, does not count. */
async function heightOfAll(page: Page): Promise<number> {
  return page.evaluate(() => {
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

/** The signs that a page shows and that no font of ours has: whatever font the machine has would draw them. */
async function foreignSigns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    const widthIn = (sign: string, families: string) => {
      if (pen) pen.font = `40px ${families}`;
      return pen?.measureText(sign).width;
    };
    const own = [...document.fonts].map(({ family }) => `"${family}"`).join();
    const shown = new Set(document.body.innerText.replace(/\s/g, ""));
    return [...shown].filter(
      (sign) => widthIn(sign, `${own}, "DejaVu Sans"`) !== widthIn(sign, `${own}, "DejaVu Sans Mono"`),
    );
  });
}

/**
 * Compares a page at rest with the approved picture. Another browser's is not compared.
 * @param highest how much of it is shown: further down a long text goes on as it began.
 */
export async function comparePicture(
  stage: Stage,
  info: TestInfo,
  file: string,
  highest: number,
): Promise<void> {
  const { page } = stage;
  expect(await settled(stage), "fonts that did not come").toEqual([]);
  expect.soft(await foreignSigns(page), "signs that are in no font of ours").toEqual([]);
  const browser = page.context().browser();
  const why = browser && obstacle(browser);
  if (why && isApproving(info.config)) throw new Error(why);
  if (why) return;
  info.annotations.push({ type: comparedNote, description: file });
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: 0 };
  clip.height = Math.min(await heightOfAll(page), highest);
  const isNew = !existsSync(`${pictureFolder}/${file}`) && !isApproving(info.config);
  // Playwright says only that there is none: the review shows what there would be.
  if (isNew)
    await info.attach(`${file}-actual.png`, {
      body: await page.screenshot({ clip, fullPage: true, animations: "disabled" }),
      contentType: "image/png",
    });
  await expect.soft(page).toHaveScreenshot([file], { clip, fullPage: true });
}
