/// <reference path="../../config/subset-font.d.ts" />

import { readFileSync, writeFileSync } from "node:fs";
import { chromium, expect, test } from "@playwright/test";
import subsetFont from "subset-font";
import { headlessPath } from "../../config/browsers.mjs";
import { chromiumLaunch } from "../../config/chromium.ts";

/** What the cut face calls itself; the site calls it otherwise. */
const family = "Bricolage Grotesque 96pt ExtraBold";
const letters = "Abgleich → fünf Systeme";

/** What a browser draws whose configuration of fonts is this one. */
async function drawnWith(configuration: string): Promise<string> {
  const file = test.info().outputPath("fonts.conf");
  writeFileSync(file, configuration);
  const launch = chromiumLaunch(headlessPath());
  const browser = await chromium.launch({ ...launch, env: { ...launch.env, FONTCONFIG_FILE: file } });
  const page = await browser.newPage();
  const families = [`"${family}"`, "system-ui", "serif", "monospace", "sans-serif"];
  await page.setContent(families.map((one) => `<p style='font: 30px ${one}'>${letters}</p>`).join(""));
  const picture = await page.screenshot();
  await browser.close();
  return picture.toString("base64");
}

test("a font that a machine has besides those in the list changes no picture", async () => {
  const listed = readFileSync("config/fonts.conf", "utf8");
  const face = readFileSync("src/ui/tokens/fonts/heading.woff2");
  writeFileSync(
    test.info().outputPath("extra.ttf"),
    await subsetFont(face, letters, { targetFormat: "sfnt", variationAxes: { wght: 640 } }),
  );
  const withFolder = listed.replace("</fontconfig>", `<dir>${test.info().outputDir}</dir></fontconfig>`);
  const before = await drawnWith(listed);
  expect((await drawnWith(withFolder)) === before, "the same picture with one font more").toBe(true);
  // The font is one that would be seen.
  const everyFont = withFolder.replace(/<selectfont>.*<\/selectfont>/s, "");
  expect((await drawnWith(everyFont)) === before, "the same picture where every font may be used").toBe(
    false,
  );
});
