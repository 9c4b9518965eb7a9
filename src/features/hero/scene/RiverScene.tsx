import { useRef, useState } from "react";
import { useOnScreen, usePageVisible } from "#shared/timeline.ts";
import { useStill } from "#ui/motion/useStill.ts";
import { mayFetch, type SceneMode, savesData } from "./eligible.ts";
import styles from "./RiverScene.module.css";
import { useRiver } from "./use-river.ts";

export interface RiverSceneProps {
  /** The value of `?scene=`. */
  mode?: SceneMode;
  /** Seconds since its beginning at which the scene starts. */
  at?: number;
}

/**
 * The river of lights behind the headline (HERO-02): a drawing first, then one picture of the scene, and that
 * moves where the visitor, the machine and the pause allow it. Fills its positioned parent; decorative.
 */
export function RiverScene({ mode = "auto", at = 40 }: RiverSceneProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [watch, onScreen] = useOnScreen();
  const visible = usePageVisible();
  const still = useStill();
  const [saving] = useState(() => typeof navigator !== "undefined" && savesData(navigator));
  const state = useRiver(stage, {
    wanted: mayFetch(mode, saving),
    forced: mode === "on",
    playing: !still && onScreen && visible,
    at,
  });
  return (
    <div
      ref={watch}
      className={styles.scene}
      data-scene={state.status}
      data-why={"why" in state ? state.why : undefined}
      aria-hidden="true"
    >
      <div className={styles.drawing} />
      <div ref={stage} className={styles.stage} />
    </div>
  );
}
