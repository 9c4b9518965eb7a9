import { expect, test } from "vitest";
import {
  cityLights,
  lightKinds,
  numbersPerLight,
  streamingLights,
} from "#features/hero/scene/river/lights.ts";
import { cameraFor, courseAlong, courseFor, farBank, project } from "#features/hero/scene/river/path.ts";

const wide = cameraFor(16 / 9);
const tall = cameraFor(360 / 740);

test("[HERO-02] the river comes from afar and passes the viewer", () => {
  const course = courseFor(wide);
  expect(courseAlong(course, 0).depth).toBeGreaterThan(80);
  expect(courseAlong(course, 1).depth).toBeLessThan(6);
});

test("[HERO-02] it never flows back, and never through the viewer", () => {
  const course = courseFor(wide);
  let last = Number.POSITIVE_INFINITY;
  for (let along = 0; along <= 1; along += 0.01) {
    const { depth } = courseAlong(course, along);
    expect(depth).toBeLessThan(last);
    expect(depth).toBeGreaterThan(1);
    last = depth;
  }
});

test.each([
  ["wide", wide],
  ["tall", tall],
])("[HERO-02] on a %s screen it bends round the words: right of them, then below", (_, view) => {
  const course = courseFor(view);
  for (let along = 0; along <= 1; along += 0.01) {
    const { x, y } = project(courseAlong(course, along), 0, view);
    const behindTheWords = x < 0.1 && x > -1 && y > -0.4 && y < 0.3;
    expect(behindTheWords).toBe(false);
  }
});

test("[HERO-02] what is nearer stands lower and moves more when the eye moves", () => {
  const near = project({ x: 1, depth: 5 }, 0, wide);
  const far = project({ x: 1, depth: 80 }, 0, wide);
  expect(near.y).toBeLessThan(far.y);
  expect(Math.abs(near.x)).toBeGreaterThan(Math.abs(far.x) * 10);
});

test("[HERO-02] a reflection stands as far below the water line as its light above", () => {
  const water = project({ x: 2, depth: 9 }, 0, wide).y;
  const light = project({ x: 2, depth: 9 }, 0.4, wide).y;
  const mirrored = project({ x: 2, depth: 9 }, -0.4, wide).y;
  expect(light - water).toBeCloseTo(water - mirrored);
});

test("[HERO-02] the same night on every screen, few lights of it warm", () => {
  const lights = streamingLights(2600);
  expect(lights).toEqual(streamingLights(2600));
  const warm = lights.filter((value, at) => at % numbersPerLight === 4 && value === lightKinds.amber).length;
  expect(warm / 2600).toBeGreaterThan(0.05);
  expect(warm / 2600).toBeLessThan(0.1);
});

test("[HERO-02] the city stands on the far bank, none of it in the water", () => {
  const city = cityLights();
  for (let light = 0; light < city.length; light += numbersPerLight) {
    expect(city[light + 1]).toBe(farBank);
    expect(city[light + 2]).toBeGreaterThan(0);
  }
});
