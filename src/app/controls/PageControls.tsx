import { useSyncExternalStore } from "react";
import { useCopy } from "#shared/copy.ts";
import { MotionSwitch } from "#ui/motion/MotionSwitch.tsx";
import { appCopy } from "../app.copy.ts";
import styles from "./ControlButton.module.css";
import { LedgerButton } from "./LedgerButton.tsx";
import { isMotionPaused, onMotionChange, pauseMotion } from "./page-motion.ts";
import { ThemeButton } from "./ThemeButton.tsx";

/** The page's controls: over what moves by itself, and over what it keeps. */
export function PageControls() {
  const still = useSyncExternalStore(onMotionChange, isMotionPaused, () => false);
  return (
    <>
      <MotionSwitch
        still={still}
        onChange={pauseMotion}
        label={useCopy(appCopy).stillMotion}
        className={styles.button}
      />
      <ThemeButton />
      <LedgerButton />
    </>
  );
}
