import type { ReactNode } from "react";
import { seeded } from "#shared/seeded.ts";
import styles from "./Skyline.module.css";

type House = readonly [x: number, width: number, height: number, mast?: number];

/** The hero's houses: where each begins, its width and height, and that of its mast, in units of the drawing. */
const middle: readonly House[] = [
  [622, 38, 47],
  [653, 29, 63],
  [660, 15, 85],
  [670, 43, 31],
  [704, 28, 102],
  [711, 14, 123],
  [721, 38, 74],
  [748, 57, 42],
  [808, 23, 184, 36],
  [823, 38, 118],
  [855, 43, 52],
  [896, 29, 233, 37],
  [916, 34, 151],
  [925, 16, 172],
  [941, 53, 36],
  [981, 42, 91],
  [1041, 24, 200, 37],
  [1054, 38, 118],
  [1087, 62, 42],
  [1130, 48, 69],
  [1142, 24, 90],
  [1190, 30, 54],
];

/** Low ones at both sides, and the quay on which all of them stand. */
function outskirts(): House[] {
  const next = seeded(8);
  const sides = Array.from({ length: 26 }, (_, each) => (each < 13 ? each * 46 : 622 + each * 46));
  const low = sides.map((x): House => [x, Math.round(24 + next() * 50), Math.round(10 + next() ** 2 * 50)]);
  return [...low, [-100, 2000, 6]];
}

const houses = [...outskirts(), ...middle];

/** Where the houses meet the water. */
export const shore = 290;
const depth = 96;

interface Lights {
  /** Windows of the houses: most are dim, some cool, some lit. */
  windows: string;
  cool: string;
  lit: string;
  /** Their reflections on the water. */
  water: string;
  glints: string;
}

/** The city's lights, as in the hero's scene; always the same ones. */
function draw(): Lights {
  const next = seeded(7);
  const lights: Lights = { windows: "", cool: "", lit: "", water: "", glints: "" };
  for (const [x, width, height] of houses) {
    for (let up = 6; up < height - 3; up += 6) {
      for (let at = x + 4; at < x + width - 2; at += 5) {
        const chance = next();
        if (chance > 0.42) continue;
        const kind = chance < 0.1 ? "lit" : chance < 0.2 ? "cool" : "windows";
        lights[kind] += `M${at} ${shore - up}h.1`;
      }
    }
    // Below a tower its columns of windows, elsewhere strokes along the water.
    for (let drop = Math.min(width, 400) * (0.4 + height / 40); drop > 0; drop -= 3) {
      const down = Math.round(next() ** 1.7 * Math.min(depth, height + 30));
      const along = Math.floor((next() * width) / 5) * 5 + 4;
      const stroke = height > 60 ? `v${Math.round(3 + down / 12)}` : `h${Math.round(2 + down / 8)}`;
      lights[next() < 0.3 ? "glints" : "water"] += `M${x + along} ${shore + 3 + down}${stroke}`;
    }
  }
  return lights;
}

/** The houses' outlines, filled, and the side of each that the evening still reaches. */
const outlines = houses
  .map(([x, width, height, mast = 0]) => {
    const centre = x + width / 2;
    return `M${x} ${shore}v${-height}H${centre - 1}v${-mast}h2v${mast}H${x + width}V${shore}`;
  })
  .join("");
const sides = houses.map(([x, width, height]) => `M${x} ${shore}v${-height}h${width / 3}V${shore}`).join("");

export interface CityProps {
  /** Which part of it is shown, in units of the drawing: 1800 × 400. */
  viewBox: string;
  /** One's own lights, instead of everybody's warm ones. */
  children?: ReactNode;
}

export function City({ viewBox, children }: CityProps) {
  const { windows, cool, lit, water, glints } = draw();
  return (
    <svg aria-hidden="true" viewBox={viewBox} preserveAspectRatio="xMidYMax slice" className={styles.picture}>
      <path className={styles.mirrored} d={outlines} transform={`matrix(1 0 0 -.42 0 ${shore * 1.42})`} />
      <path className={styles.houses} d={outlines} />
      <path className={styles.sides} d={sides} />
      <path className={styles.windows} d={windows} />
      <path className={styles.water} d={water} />
      <path className={styles.cool} d={cool} />
      {children ?? (
        <>
          <path className={styles.glints} d={glints} />
          <path className={styles.glow} d={lit} />
          <path className={styles.lit} d={lit} />
        </>
      )}
    </svg>
  );
}
