import { expect, test } from "vitest";
import { cityLights, numbersPerLight } from "#features/hero/scene/river/lights.ts";
import { litWindow, windowIn } from "#features/hero/sent-light/window.ts";

test("the window that is lit is as high as only the scene's tallest tower", () => {
  const places = [...cityLights()].flatMap((x, at, all) =>
    at % numbersPerLight ? [] : [[x, all[at + 2] ?? 0]],
  );
  const highest = places.reduce((one, other) => ((other[1] ?? 0) > (one[1] ?? 0) ? other : one));
  expect(Math.abs((highest[0] ?? 0) - litWindow.x)).toBeLessThan(1.5);
  expect(highest[1]).toBeGreaterThan(litWindow.above);
});

test.each([
  [360, 194],
  [900, 736],
  [1920, 736],
])("it is seen in the right half of a scene of %i × %i px, above the horizon", (width, height) => {
  const { x, y } = windowIn(width, height);
  expect(Math.abs(x / width - 0.8)).toBeLessThan(0.17);
  expect(Math.abs(y / height - 0.18)).toBeLessThan(0.15);
});
