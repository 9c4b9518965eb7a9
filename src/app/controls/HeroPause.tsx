import { useSyncExternalStore } from "react";
import { useCopy } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { useSystemStill } from "#ui/motion/useStill.ts";
import { appCopy } from "../app.copy.ts";
import { isMotionPaused, onMotionChange, pauseMotion } from "./page-motion.ts";

/** A pause button beside the first thing that moves (WCAG 2.2.2): the switch in the footer is far away. */
export function HeroPause() {
  const paused = useSyncExternalStore(onMotionChange, isMotionPaused, () => false);
  const label = useCopy(appCopy).stillMotion;
  if (useSystemStill()) return null;
  return (
    <Button
      tone="quiet"
      size="small"
      icon={<Icon name={paused ? "play" : "pause"} />}
      aria-pressed={paused}
      aria-label={label}
      title={label}
      onClick={() => pauseMotion(!paused)}
    />
  );
}
