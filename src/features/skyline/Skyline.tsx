import { useHydrated } from "#shared/hydrated.ts";
import styles from "./Skyline.module.css";

/** Houses from left to right: where each begins, how wide and how high it is, in units of the drawing. */
const houses: readonly (readonly [x: number, width: number, height: number])[] = [
  [60, 70, 26],
  [140, 54, 38],
  [204, 88, 30],
  [312, 40, 54],
  [372, 76, 34],
  [470, 34, 92],
  [520, 60, 46],
  [596, 44, 118],
  [656, 38, 84],
  [708, 30, 136],
  [756, 52, 70],
  [824, 42, 104],
  [884, 66, 44],
  [968, 36, 78],
  [1024, 84, 32],
  [1128, 46, 50],
  [1196, 92, 28],
  [1312, 58, 40],
  [1390, 80, 24],
  [1490, 60, 34],
];

const ground = 150;

/** Every few windows one is lit, always the same ones. */
function windowsOf([x, width, height]: (typeof houses)[number], house: number): string {
  const columns = Math.floor((width - 8) / 9);
  const rows = Math.floor((height - 8) / 11);
  const lit = Array.from({ length: columns * rows }, (_, at) => at).filter(
    (at) => (at * 7 + house * 5) % 11 === 0,
  );
  return lit
    .map((at) => `M${x + 7 + (at % columns) * 9} ${ground - height + 8 + Math.floor(at / columns) * 11}v3`)
    .join("");
}

/** What the lights of a house leave on the water. */
function reflectionOf([x, width, height]: (typeof houses)[number], house: number): string {
  const streaks = Array.from({ length: Math.ceil(height / 24) }, (_, at) => at);
  return streaks
    .map(
      (at) =>
        `M${x + ((at * 23 + house * 11) % width)} ${ground + 10 + ((at * 17 + house * 7) % 46)}h${5 + (at % 3) * 4}`,
    )
    .join("");
}

/** The city at the end of the river, where the lights have arrived. Decorative; Drawn once React has taken the part over. */
export function Skyline() {
  const hydrated = useHydrated();
  return (
    <div className={styles["skyline"]}>
      {hydrated ? (
        <svg
          aria-hidden="true"
          viewBox="0 0 1600 220"
          preserveAspectRatio="xMidYMax slice"
          className={styles["picture"]}
        >
          <path
            className={styles["houses"]}
            d={houses.map(([x, w, h]) => `M${x} ${ground}v${-h}h${w}v${h}`).join("")}
          />
          <path className={styles["houses"]} d="M708 14l15-14 15 14zM618 32V8M487 58V44" />
          <path className={styles["windows"]} d={houses.map(windowsOf).join("")} />
          <path className={styles["bank"]} d={`M0 ${ground}H1600`} />
          <path className={styles["water"]} d={houses.map(reflectionOf).join("")} />
          <path
            className={styles["light"]}
            d={houses
              .filter((_, at) => at % 3 === 1)
              .map(reflectionOf)
              .join("")}
          />
        </svg>
      ) : null}
    </div>
  );
}
