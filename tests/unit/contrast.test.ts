import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { colorTokens, contrast, linearRgb, type Theme, verdicts } from "#stories/foundations/contrast.ts";

const css = readFileSync(new URL("../../src/ui/tokens/color.css", import.meta.url), "utf8");
const themes: readonly Theme[] = ["dark", "light"];

it("gives black on white its contrast of 21", () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 2);
});

describe.each(themes)("in the %s theme", (theme) => {
  it("[FORM-08] [VOICE-01] the check of a sent request and the call's start are green, and no blue-green", () => {
    const [, chroma = 0, hue = 0] = colorTokens(css, theme).get("green") ?? [];
    expect(chroma).toBeGreaterThan(0.1);
    expect(hue).toBeGreaterThan(130);
    expect(hue).toBeLessThan(160);
  });

  it("reads every opaque role", () => {
    const declared = css.match(/--color-[\w-]+:/g)?.length ?? 0;
    const translucent = css.match(/--color-[\w-]+:[^;]*\//g)?.length ?? 0;
    expect(colorTokens(css, theme).size).toBe(declared - translucent);
    expect(declared).toBeGreaterThan(15);
  });

  it.each(verdicts(css, theme))("$front on $back reaches $bound ($use)", ({ ratio, bound }) => {
    expect(ratio).toBeGreaterThanOrEqual(bound);
  });

  it("asks no screen for a colour that it does not have", () => {
    const outside = [...colorTokens(css, theme)].filter(([, color]) =>
      linearRgb(color).some((channel) => channel < -0.002 || channel > 1.002),
    );
    expect(outside).toEqual([]);
  });
});
