import {
  cityLights,
  lightKinds,
  numbersPerLight,
  streamingLights,
} from "#features/hero/scene/river/lights.ts";
import {
  type Camera,
  cameraFor,
  courseAlong,
  courseFor,
  project,
  type ScreenPoint,
} from "#features/hero/scene/river/path.ts";

/** The instant of the drawing, in seconds: where the living scene starts. */
const instant = 40;

interface Dot extends ScreenPoint {
  kind: number;
  size: number;
  bright: number;
}

function fraction(value: number): number {
  return value - Math.floor(value);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function smooth(from: number, to: number, value: number): number {
  const share = Math.min(Math.max((value - from) / (to - from), 0), 1);
  return share * share * (3 - 2 * share);
}

/** Where the shader puts a streaming light, with the same numbers. */
function streamingDot(view: Camera, [start, across, above, seed, kind]: number[]): Dot | undefined {
  if (start === undefined || across === undefined || above === undefined) return;
  if (seed === undefined || kind === undefined) return;
  const course = courseFor(view);
  const along = fraction(start + instant * (0.007 + 0.005 * seed));
  const middle = courseAlong(course, along);
  const ahead = courseAlong(course, Math.min(along + 0.001, 1));
  const way = Math.hypot(ahead.x - middle.x, ahead.depth - middle.depth) || 1;
  const lane = Math.floor(across * 4 + 0.5) / 4 + (seed - 0.5) * 0.1;
  const aside = mix(across, lane, smooth(0.25, 0.85, along) * 0.8);
  const width = mix(13, 1.45, along ** 0.55) * Math.min(1, 0.45 + view.aspect * 0.32);
  const x = middle.x - ((ahead.depth - middle.depth) / way) * aside * width;
  const depth = middle.depth + ((ahead.x - middle.x) / way) * aside * width;
  const glimmer = 0.55 + 0.45 * Math.sin(instant * (0.5 + seed * 1.3) + seed * 90);
  const bright = glimmer * smooth(0, 0.06, along) * smooth(1, 0.93, along) * mix(0.55, 1, seed);
  const size = (view.focal / depth) * (kind === lightKinds.amber ? 0.05 : 0.034);
  return { ...project({ x, depth }, above, view), kind, size, bright };
}

function cityDot(view: Camera, [x, depth, above, seed]: number[]): Dot | undefined {
  if (x === undefined || depth === undefined || above === undefined || seed === undefined) return;
  const bright = 0.2 + 0.8 * seed ** 4;
  return {
    ...project({ x: x * view.squeeze, depth }, above, view),
    kind: lightKinds.window,
    size: 0.002,
    bright,
  };
}

function everyLight(numbers: Float32Array): number[][] {
  return Array.from({ length: numbers.length / numbersPerLight }, (_, light) =>
    Array.from(numbers.subarray(light * numbersPerLight, (light + 1) * numbersPerLight)),
  );
}

/** Every light that the drawing could show. */
export function dotsFor(view: Camera): Dot[] {
  const streaming = everyLight(streamingLights(2600)).map((light) => streamingDot(view, light));
  const city = everyLight(cityLights()).map((light) => cityDot(view, light));
  return [...streaming, ...city].filter(
    (dot): dot is Dot => dot !== undefined && Math.abs(dot.x) < 1 && dot.y > -1 && dot.y < 1,
  );
}

/** Relative to each other, since those numbers are the shorter ones. */
function strokesAt(dots: { x: number; y: number }[]): string {
  let [x, y] = [0, 0];
  return dots
    .map((dot) => {
      const move = `m${dot.x - x} ${dot.y - y}h0`.replace(" -", "-");
      [x, y] = [dot.x, dot.y];
      return move;
    })
    .join("");
}

/** Looks of the drawing's strokes, and how many of the brightest lights each takes. */
const strokes = [
  { kind: lightKinds.window, colour: "#c9a87c", least: 0, most: 1, lights: 100 },
  { kind: lightKinds.cool, colour: "#3fa3ab", least: 0, most: 0.0045, lights: 150 },
  { kind: lightKinds.cool, colour: "#5cc3c6", least: 0.0045, most: 0.008, lights: 110 },
  { kind: lightKinds.cool, colour: "#7fd8d6", least: 0.008, most: 1, lights: 80 },
  { kind: lightKinds.amber, colour: "#ffa851", least: 0, most: 0.008, lights: 34 },
  { kind: lightKinds.amber, colour: "#ffb968", least: 0.008, most: 1, lights: 18 },
] as const;

const round = (value: number) => Math.round(value * 10) / 10;

/** The scene's first instant as a small SVG: lights are round strokes of no length, halos blurred copies. */
export function drawRiver(width: number, height: number): string {
  const dots = dotsFor(cameraFor(width / height));
  const layers = strokes.map(({ kind, colour, least, most, lights }) => {
    const chosen = dots
      .filter((dot) => dot.kind === kind && dot.size >= least && dot.size < most)
      .sort((one, other) => other.bright - one.bright)
      .slice(0, lights)
      .map((dot) => ({
        x: Math.round(((dot.x + 1) / 2) * width),
        y: Math.round(((1 - dot.y) / 2) * height),
        size: dot.size,
      }))
      .sort((one, other) => one.x - other.x || one.y - other.y);
    const mean = chosen.reduce((sum, { size }) => sum + size, 0) / Math.max(chosen.length, 1);
    const stroke = round(Math.max(1.1, mean * height * 0.56));
    return `<path stroke="${colour}" stroke-width="${stroke}" d="${strokesAt(chosen)}"/>`;
  });
  const [city, ...river] = layers;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" stroke-linecap="round">`,
    // Stretched with the screen, as the scene is; its points stay round.
    "<style>path{vector-effect:non-scaling-stroke}</style>",
    '<filter id="b" x="-.1" width="1.2" y="-.1" height="1.2"><feGaussianBlur stdDeviation="3 10"/></filter>',
    `<g opacity=".5">${city}</g><g id="r" opacity=".9">${river.join("")}</g>`,
    '<use href="#r" y="9" filter="url(#b)"/></svg>\n',
  ].join("");
}
