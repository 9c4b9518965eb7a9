import { expect, test } from "vitest";
import { cityLights, numbersPerLight } from "#features/hero/scene/river/lights.ts";
import { litWindow, windowIn } from "#features/hero/sent-light/window.ts";

/** The height of the highest window, of those to which this applies. */
function highest(applies: (x: number) => boolean): number {
  const city = cityLights();
  const heights = Array.from({ length: city.length / numbersPerLight }, (_, light) => {
    const [x = 0, , above = 0] = city.subarray(light * numbersPerLight);
    return applies(x) ? above : 0;
  });
  return Math.max(...heights);
}

test("the window that is lit belongs to the scene's tallest tower", () => {
  const inTower = (x: number) => Math.abs(x - litWindow.x) < 1.5;
  expect(highest(inTower)).toBeGreaterThan(highest((x) => !inTower(x)));
  expect(highest(inTower)).toBeGreaterThan(litWindow.above);
});

test.each([
  [360, 194],
  [900, 736],
  [1280, 728],
  [1920, 736],
])("it is seen in the right half of a scene of %i × %i px, above the horizon", (width, height) => {
  const { x, y } = windowIn(width, height);
  expect(x / width).toBeGreaterThan(0.6);
  expect(x / width).toBeLessThan(0.97);
  expect(y / height).toBeGreaterThan(0.03);
  expect(y / height).toBeLessThan(0.33);
});
