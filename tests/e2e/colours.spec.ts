import type { Locator } from "@playwright/test";
import { heroCopy } from "#features/hero/hero.copy.ts";
import { untilEveryPartAnswers } from "./answering.ts";
import { doubleText, expect, test, wordsIn } from "./support.ts";

/**
 * The lowest contrast of an element's words against what is really painted behind them: the words are taken away,
 * the place is photographed, and every pixel is compared.
 * @param ignored share of the pixels that may be worse: for large letters, a light smaller than a full stop.
 */
async function lowestContrast(words: Locator, ignored = 0): Promise<number> {
  const color = await words.evaluate((element) => {
    const { color: own } = getComputedStyle(element);
    // Not "color": a movement of the style sheet may set that again.
    element.style.setProperty("-webkit-text-fill-color", "transparent");
    return own;
  });
  const picture = (await words.screenshot()).toString("base64");
  return words.evaluate(
    async (_, { color: ink, picture: data, share }) => {
      const canvas = document.createElement("canvas");
      const brush = canvas.getContext("2d");
      if (!brush) throw new Error("no canvas");
      const light = ([r = 0, g = 0, b = 0]: ArrayLike<number> & Iterable<number>) => {
        const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      // Words may be translucent.
      brush.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      brush.fillRect(0, 0, 1, 1);
      brush.fillStyle = ink;
      brush.fillRect(0, 0, 1, 1);
      const front = light(brush.getImageData(0, 0, 1, 1).data);
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      canvas.width = image.width;
      canvas.height = image.height;
      brush.drawImage(image, 0, 0);
      const { data: pixels } = brush.getImageData(0, 0, image.width, image.height);
      const ratios: number[] = [];
      for (let at = 0; at < pixels.length; at += 4) {
        const back = light(pixels.subarray(at, at + 3));
        ratios.push((Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05));
      }
      return ratios.sort((one, other) => one - other)[Math.floor(ratios.length * share)] ?? 0;
    },
    { color, picture, share: ignored },
  );
}

test("[HERO-02] text at 100 and 200 % on a phone: the small words over the river reach 4.5:1", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/?scene=still");
  await page.waitForLoadState("networkidle");
  const { hero } = wordsIn("de");
  for (const size of ["100 %", "200 %"]) {
    if (size === "200 %") await doubleText(page);
    expect(await lowestContrast(page.getByText(hero.hint)), size).toBeGreaterThanOrEqual(4.5);
    expect(await lowestContrast(page.getByText(hero.subheadline)), size).toBeGreaterThanOrEqual(4.5);
  }
});

test("[HERO-01] the headline can be read before the script has come: 3:1 at least", async ({ page }) => {
  await page.route(/assets.*\.js$/, () => undefined);
  await page.goto("/?scene=still", { waitUntil: "commit" });
  const words = page.locator("h1 [data-state]");
  await expect(words).toHaveAttribute("data-state", "waiting");
  expect(await lowestContrast(words, 0.01)).toBeGreaterThanOrEqual(3);
});

test("a visitor who asks for more contrast gets it: quiet words as strong as the others, stronger lines", async ({
  page,
}) => {
  await page.emulateMedia({ contrast: "more" });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const role = (name: string) =>
    page.evaluate((token) => getComputedStyle(document.documentElement).getPropertyValue(token), name);
  expect(await role("--color-text-quiet")).toBe(await role("--color-text"));
  const intro = page.locator("#challenges p").first();
  expect(await lowestContrast(intro)).toBeGreaterThanOrEqual(15);
});

test("forced colours, light and dark: the call's words stand on the fill of its button, signs, drawn words and marks of samples have the colour of the words beside them", async ({
  page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await page.goto("/");
    const call = page.getByRole("banner").getByRole("link", { name: wordsIn("de").frame.call });
    const [fill, words] = await call.evaluate((link) => {
      const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(link);
      // Otherwise the system sets the words on a ground of its own, in the colour of links.
      return forcedColorAdjust === "none" ? [backgroundColor, color] : [];
    });
    expect(fill).toBeDefined();
    expect(words).not.toBe(fill);
    await untilEveryPartAnswers(page);
    const drawn = page.locator("#services li svg, #challenges li text");
    const signs = await drawn.or(page.getByText(heroCopy.de.sample, { exact: true })).evaluateAll((all) =>
      all.map((sign) => {
        const beside = sign.closest("li") ?? sign.parentElement;
        const { color, fill } = getComputedStyle(sign);
        return beside ? [sign.localName === "text" ? fill : color, getComputedStyle(beside).color] : [];
      }),
    );
    expect(signs.length).toBeGreaterThan(6);
    for (const [sign, beside] of signs) expect(sign, colorScheme).toBe(beside);
  }
});
