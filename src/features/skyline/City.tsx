import type { ReactNode } from "react";
import { seeded } from "#shared/seeded.ts";
import styles from "./Skyline.module.css";

/** Houses from left to right, in units of the drawing: where each begins, its width and height, and that of its spire. */
const houses: readonly (readonly [x: number, width: number, height: number, spire?: number])[] = [
  [40, 180, 14],
  [190, 98, 26],
  [290, 150, 18],
  [400, 100, 20],
  [420, 48, 40],
  [484, 70, 24],
  [556, 36, 78, 12],
  [580, 90, 28],
  [604, 42, 50],
  [656, 34, 104, 26],
  [676, 80, 34],
  [700, 44, 66],
  [752, 34, 124, 34],
  [792, 40, 88],
  [820, 80, 40],
  [842, 36, 112],
  [888, 56, 48],
  [930, 84, 26],
  [952, 34, 82, 10],
  [1000, 80, 30],
  [1070, 80, 18],
  [1094, 26, 34, 48],
  [1130, 120, 22],
  [1240, 98, 30],
  [1340, 220, 14],
];

/** Where the houses meet the water. */
export const shore = 168;
const depth = 84;

interface Lights {
  /** Windows of the houses, some of them lit. */
  windows: string;
  lit: string;
  /** Their reflections on the water. */
  water: string;
  glints: string;
}

/** The city as points of light, as in the hero's scene; always the same ones. */
function draw(): Lights {
  const next = seeded(7);
  const lights: Lights = { windows: "", lit: "", water: "", glints: "" };
  for (const [x, width, height, spire = 0] of houses) {
    const middle = x + width / 2;
    for (let up = 2; up < height + spire; up += 5) {
      const reach = up > height ? (width / 2) * (1 - (up - height) / spire) ** 2 : width / 2;
      for (let at = middle - reach; at <= middle + reach; at += 5) {
        if (next() > 0.66 - (0.3 * up) / (height + spire)) continue;
        lights[next() < 0.06 ? "lit" : "windows"] += `M${Math.round(at / 5) * 5} ${shore - up}h.1`;
      }
    }
    for (let drop = width * (0.5 + height / 40); drop > 0; drop -= 5) {
      const down = next() ** 1.6 * Math.min(depth, height + 20);
      lights[next() < 0.07 ? "glints" : "water"] +=
        `M${Math.round(x + next() * width)} ${Math.round(shore + 4 + down)}v${Math.round(1 + down / 14)}`;
    }
  }
  return lights;
}

/** The houses' outlines, filled: by day, points alone would hardly be seen. */
const outlines = houses
  .map(([x, width, height, spire = 0]) => {
    const [left, right, middle, roof] = [x - 3, x + width + 3, x + width / 2, shore - height - 2];
    return `M${left} ${shore}V${roof}Q${middle} ${roof} ${middle} ${roof - spire}Q${middle} ${roof} ${right} ${roof}V${shore}`;
  })
  .join("");

export interface CityProps {
  /** Which part of it is shown, in units of the drawing: 1600 × 260. */
  viewBox: string;
  /** One's own lights, instead of those of everybody. */
  children?: ReactNode;
}

export function City({ viewBox, children }: CityProps) {
  const { windows, lit, water, glints } = draw();
  return (
    <svg aria-hidden="true" viewBox={viewBox} preserveAspectRatio="xMidYMax slice" className={styles.picture}>
      <path className={styles.houses} d={outlines} />
      <path className={styles.windows} d={windows} />
      <path className={styles.water} d={water} />
      {children ?? (
        <>
          <path className={styles.glow} d={lit + glints} />
          <path className={styles.lit} d={lit + glints} />
        </>
      )}
    </svg>
  );
}
