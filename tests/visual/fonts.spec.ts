/// <reference path="../../config/subset-font.d.ts" />

import { readFileSync, writeFileSync } from "node:fs";
import { chromium, expect, test } from "@playwright/test";
import subsetFont from "subset-font";
import { headlessPath } from "../../config/browsers.mjs";
import { chromiumLaunch } from "../../config/chromium.ts";

/** What the cut face calls itself; the site calls it otherwise. */
const family = "Bricolage Grotesque 96pt ExtraBold";
const letters = "Abgleich → fünf Systeme";

/** How wide a browser sets the letters in each family, in CSS px, when its configuration of fonts is this one. */
async function widthsWith(configuration: string): Promise<number[]> {
  const file = test.info().outputPath("fonts.conf");
  writeFileSync(file, configuration);
  const launch = chromiumLaunch(headlessPath());
  const browser = await chromium.launch({ ...launch, env: { ...launch.env, FONTCONFIG_FILE: file } });
  const page = await browser.newPage();
  const families = [`"${family}"`, "system-ui", "serif", "monospace", "sans-serif"];
  await page.setContent(
    families.map((one) => `<span style='font: 30px ${one}'>${letters}</span>`).join("<br>"),
  );
  const widths = await page
    .locator("span")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  await browser.close();
  return widths;
}

test("a font that a machine has besides those in the list is not used", async () => {
  const listed = readFileSync("config/fonts.conf", "utf8");
  const face = readFileSync("src/ui/tokens/fonts/heading.woff2");
  writeFileSync(
    test.info().outputPath("extra.ttf"),
    await subsetFont(face, letters, { targetFormat: "sfnt", variationAxes: { wght: 640 } }),
  );
  const withFolder = listed.replace("</fontconfig>", `<dir>${test.info().outputDir}</dir></fontconfig>`);
  const before = await widthsWith(listed);
  expect(await widthsWith(withFolder), "with one font more").toEqual(before);
  // The font is one that would be seen.
  const everyFont = withFolder.replace(/<selectfont>.*<\/selectfont>/s, "");
  expect(await widthsWith(everyFont), "where every font may be used").not.toEqual(before);
});
