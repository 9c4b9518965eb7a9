import type { CSSProperties, ReactNode } from "react";
import { useStill } from "#ui/motion/useStill.ts";
import styles from "./SentLight.module.css";
import { windowIn } from "./window.ts";

export interface SentLightProps {
  /** On a phone, where the scene is out of sight: a city with a window, marked as `data-window`. */
  city?: ReactNode;
  /** Freezes it at this many milliseconds, for stories and pictures. */
  at?: number;
}

/** The light, and three paler ones that follow it closely. */
const sparks = [0, 1, 2, 3].map((spark) => (
  <span key={spark} className={styles.light} style={{ "--spark": spark } as CSSProperties} />
));

/** Measures its way: from the field that was filled in to the window of the city that is shown here, or of the scene's. */
function aim(way: HTMLElement | null): void {
  const hero = way?.parentElement;
  const from = hero?.querySelector("input")?.getBoundingClientRect();
  const scene = hero?.querySelector("[data-scene] > div")?.getBoundingClientRect();
  if (!way || !from || !scene) return;
  const own = way.getBoundingClientRect();
  const near = way.querySelector("[data-window]")?.getBoundingClientRect();
  const far = windowIn(scene.width, scene.height);
  const target = near?.top ? near : { x: scene.x + far.x, y: scene.y + far.y };
  const places = {
    "from-x": from.right - own.x - from.height / 2,
    "from-y": from.y - own.y + from.height / 2,
    "to-x": target.x - own.x,
    "to-y": target.y - own.y,
  };
  for (const [name, pixels] of Object.entries(places)) way.style.setProperty(`--${name}`, `${pixels}px`);
}

/**
 * While the contact form is about to open, the visitor's light leaves the field, follows the river and lights a window
 * of the city. Decorative: nothing waits for it. Where nothing may move, the window is lit from the start.
 */
export function SentLight({ city, at }: SentLightProps) {
  const frozen = at !== undefined;
  const still = useStill() && !frozen;
  const freeze = (way: HTMLElement | null) => {
    aim(way);
    if (frozen) way?.style.setProperty("--at", `${at}ms`);
  };
  return (
    <div ref={freeze} aria-hidden="true" className={styles.way} data-frozen={frozen || undefined}>
      {city ? <div className={styles.city}>{city}</div> : null}
      {still ? null : sparks}
      <span className={styles.window} data-still={still || undefined} />
    </div>
  );
}
