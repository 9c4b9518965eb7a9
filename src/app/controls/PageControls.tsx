import { useSyncExternalStore } from "react";
import { useCopy } from "#shared/copy.ts";
import { MotionSwitch } from "#ui/motion/MotionSwitch.tsx";
import { useSystemStill } from "#ui/motion/useStill.ts";
import { appCopy } from "../app.copy.ts";
import styles from "./ControlButton.module.css";
import { LedgerButton } from "./LedgerButton.tsx";
import { isMotionPaused, onMotionChange, pauseMotion } from "./page-motion.ts";
import { ThemeButton } from "./ThemeButton.tsx";

/** The page's controls: over what moves by itself, and over what it keeps. */
export function PageControls() {
  const still = useSyncExternalStore(onMotionChange, isMotionPaused, () => false);
  const systemStill = useSystemStill();
  const words = useCopy(appCopy);
  return (
    <>
      {systemStill ? null : (
        <MotionSwitch
          still={still}
          onChange={pauseMotion}
          label={words.stillMotion}
          className={styles.button}
        />
      )}
      <ThemeButton />
      <LedgerButton />
      {systemStill ? (
        <p className={styles.said} data-screen-only="">
          {words.systemStill}
        </p>
      ) : null}
    </>
  );
}
