import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { arch, platform } from "node:process";
import { type Browser, expect, type Page, type TestInfo } from "@playwright/test";
import { PNG } from "pngjs";
import { foreignFamilies, type Stage, settled } from "./stage.ts";

/** The folder of the approved pictures; a file in it names the browser that drew them. */
export const pictureFolder = "tests/visual/pictures";
export const makerFile = `${pictureFolder}/made-with.txt`;

/** Whether the run approves differences instead of failing on them: `npm run visual:approve`. */
export const isApproving = ({ updateSnapshots }: { updateSnapshots: string }): boolean =>
  updateSnapshots !== "none";

/** Names browser and system: another major version, or another system, draws letters differently. */
export const makerOf = (browser: Browser): string =>
  `Chromium ${Number.parseInt(browser.version(), 10)} on ${platform} ${arch}\n`;

/** Says in one sentence why this browser's pictures cannot be compared with the approved ones; null when they can. */
export function obstacle(browser: Browser): string | null {
  const here = makerOf(browser);
  const approved = existsSync(makerFile) ? readFileSync(makerFile, "utf8") : here;
  if (approved === here) return null;
  return (
    `No picture is compared: the approved ones are from ${approved.trim()}, this is ${here.trim()}. ` +
    `To take them all anew, delete all in ${pictureFolder} and run \`npm run visual:approve\`.`
  );
}

/** Lists characters that no font of the site has: they look different on each machine. */
async function foreignSigns(page: Page): Promise<string[]> {
  return page.evaluate((foreign) => {
    const pen = document.createElement("canvas").getContext("2d");
    const widthIn = (sign: string, families: string) => {
      if (pen) pen.font = `40px ${families}`;
      return pen?.measureText(sign).width;
    };
    const faces = [...document.fonts].filter(({ family }) => !new RegExp(foreign).test(family));
    const own = faces.map(({ family }) => `"${family.replaceAll(/["']/g, "")}"`).join();
    const shown = new Set(document.body.innerText.replace(/\s/g, ""));
    return [...shown].filter(
      (sign) => widthIn(sign, `${own}, "DejaVu Sans"`) !== widthIn(sign, `${own}, "DejaVu Sans Mono"`),
    );
  }, foreignFamilies);
}

/**
 * The height of what is shown, with a margin. What a box cuts off does not count: where it lies depends on how far the
 * box is scrolled. A modal dialog ends with the window, and the page behind it cannot be scrolled.
 */
async function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bottomOf = (element: Element): number => {
      if (!element.checkVisibility({ visibilityProperty: true })) return 0;
      const isWhole = getComputedStyle(element).overflowY === "visible";
      const inside = isWhole ? [...element.children].map(bottomOf) : [];
      return Math.max(element.getBoundingClientRect().bottom + window.scrollY, ...inside);
    };
    const roots = document.querySelectorAll(
      "body > :not(#storybook-root), #storybook-root > *, dialog[open]",
    );
    const height = Math.ceil(Math.max(64, ...[...roots].map(bottomOf))) + 16;
    return document.querySelector("dialog:modal") ? Math.min(height, innerHeight) : height;
  });
}

/** Compares all pixels. Playwright ignores those that it takes for anti-aliasing, such as a line between two colours. */
const hasSamePixels = (one: Buffer, other: Buffer) =>
  one.equals(other) || PNG.sync.read(one).data.equals(PNG.sync.read(other).data);

/** Compares the top of a settled page with the approved picture, unless another browser drew that. */
export async function comparePicture(stage: Stage, info: TestInfo, file: string, rows: number) {
  const { page } = stage;
  expect(await settled(stage), "fonts that did not come").toEqual([]);
  expect.soft(await foreignSigns(page), "signs that are in no font of ours").toEqual([]);
  const browser = page.context().browser();
  const why = browser && obstacle(browser);
  if (why && isApproving(info.config)) throw new Error(why);
  if (why) return;
  const { width = 0, height: seen = 0 } = page.viewportSize() ?? {};
  const height = Math.min(await heightOf(page), rows);
  // For what ends below the window the browser resizes it, at which what watches its size may change.
  const fullPage = height > seen;
  const shown = { clip: { x: 0, y: 0, width, height }, fullPage, animations: "disabled" } as const;
  const approved = `${pictureFolder}/${file}`;
  const isExact = async () =>
    existsSync(approved) && hasSamePixels(await page.screenshot(shown), readFileSync(approved));
  if (await isExact()) return;
  await expect.soft(page).toHaveScreenshot([file], shown);
  if (await isExact()) return;
  const body = await page.screenshot(shown);
  if (isApproving(info.config)) return writeFileSync(approved, body);
  // Playwright's report shows neither pixels that it ignores nor a picture that is new.
  const nameOf = (side: string) => file.replace(".png", `-${side}.png`);
  if (info.attachments.some(({ name }) => name === nameOf("actual"))) return;
  // As a file: Playwright's report would hold what is handed over otherwise within itself.
  const path = info.outputPath(nameOf("actual"));
  writeFileSync(path, body);
  await info.attach(nameOf("actual"), { path, contentType: "image/png" });
  if (!existsSync(approved)) return;
  await info.attach(nameOf("expected"), { path: approved, contentType: "image/png" });
  expect.soft(false, `${file} differs in pixels that Playwright forgives`).toBe(true);
}
