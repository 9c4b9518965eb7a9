import { City, shore } from "./City.tsx";
import styles from "./Skyline.module.css";

/** High in the tallest tower, as in the hero (src/features/hero/sent-light/window.ts). In units of the drawing. */
const own = { x: 910, y: shore - 186 } as const;

/**
 * The city, in which the visitor's window alone is lit: their request has arrived. Decorative. `data-window` says
 * where the window is.
 */
export function LitWindow() {
  const light = `M${own.x} ${own.y}h.1`;
  return (
    <div className={styles.arrived} data-screen-only="">
      <City viewBox="580 0 660 350">
        <path className={styles.halo} d={light} />
        <path className={styles.own} d={light} data-window="" />
        <path className={styles.own} d={`M${own.x} ${shore + 12}v9M${own.x} ${shore + 30}v6`} />
      </City>
    </div>
  );
}
