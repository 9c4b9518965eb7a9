import { useSyncExternalStore } from "react";
import { useCopy } from "#shared/copy.ts";
import { MotionSwitch } from "#ui/motion/MotionSwitch.tsx";
import { appCopy } from "../app.copy.ts";
import styles from "./ControlButton.module.css";
import { LedgerButton } from "./LedgerButton.tsx";
import { isPageStill, onPageStilled, stillPage } from "./still.ts";
import { ThemeButton } from "./ThemeButton.tsx";

/** The page's controls: over what moves by itself, and over what it keeps. */
export function PageControls() {
  const still = useSyncExternalStore(onPageStilled, isPageStill, () => false);
  return (
    <>
      <MotionSwitch
        still={still}
        onChange={stillPage}
        label={useCopy(appCopy).stillMotion}
        className={styles.button}
      />
      <ThemeButton />
      <LedgerButton />
    </>
  );
}
