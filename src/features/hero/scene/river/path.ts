/** A point on the water: `x` to the right, `depth` away from the viewer. */
export interface WaterPoint {
  x: number;
  depth: number;
}

/** How the viewer looks at the river: from a bridge, higher on tall screens, so that it passes below the words. */
export interface Camera {
  /** Width by height of the screen. */
  aspect: number;
  /** How high above the water the eye is. */
  height: number;
  /** How long the lens is. */
  focal: number;
  /** Where the horizon stands, from the bottom (-1) to the top (1). */
  horizon: number;
  /** How far the river is squeezed sideways to fit. */
  squeeze: number;
}

/** How far away the city stands: there the water ends. */
export const farBank = 95;

function between(tall: number, wide: number, share: number): number {
  return tall + (wide - tall) * share;
}

/** The view for a screen of this aspect; it changes smoothly from a phone's to a desktop's. */
export function cameraFor(aspect: number): Camera {
  const wideness = Math.min(Math.max((aspect - 0.7) / 0.9, 0), 1);
  return {
    aspect,
    height: between(4.5, 3.25, wideness),
    focal: 2.14,
    horizon: between(0.66, 0.27, wideness),
    squeeze: (aspect / (16 / 9)) * between(1.3, 1, wideness),
  };
}

/**
 * The course of the river from the far bank to the viewer. It comes in beside the headline, swings out to the
 * right of it and passes below it to the left. Depths shrink by a constant ratio, so that lights spread evenly
 * over the screen.
 */
const course: readonly WaterPoint[] = [
  { x: -20, depth: 150 },
  { x: 9, depth: 84 },
  { x: 20, depth: 46 },
  { x: 15.5, depth: 26 },
  { x: 12.4, depth: 15.5 },
  { x: 8.6, depth: 9.6 },
  { x: 1.4, depth: 6.6 },
  { x: -5.4, depth: 5.3 },
  { x: -12, depth: 4.6 },
];

export function courseFor({ squeeze }: Camera): readonly WaterPoint[] {
  return course.map(({ x, depth }) => ({ x: x * squeeze, depth }));
}

function spline(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

/** The middle of the river at `along`, from 0 (far) to 1 (past the viewer). */
export function courseAlong(points: readonly WaterPoint[], along: number): WaterPoint {
  const last = points.length - 4;
  const place = Math.min(Math.max(along, 0), 1) * (last + 1);
  const from = Math.min(Math.floor(place), last);
  const [a, b, c, d] = points.slice(from, from + 4);
  if (!a || !b || !c || !d) return { x: 0, depth: 1 };
  const t = place - from;
  return { x: spline(a.x, b.x, c.x, d.x, t), depth: spline(a.depth, b.depth, c.depth, d.depth, t) };
}

/** Where a point over the water stands on the screen: x and y from -1 to 1, y upwards. */
export function project({ x, depth }: WaterPoint, above: number, view: Camera) {
  const scale = view.focal / depth;
  return { x: (scale * x) / view.aspect, y: view.horizon + scale * (above - view.height) };
}
