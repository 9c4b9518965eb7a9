import { useSyncExternalStore } from "react";
import { useCopy } from "#shared/copy.ts";
import { MotionSwitch } from "#ui/motion/MotionSwitch.tsx";
import { appCopy } from "./app.copy.ts";

function subscribe(listener: () => void) {
  const attribute = new MutationObserver(listener);
  attribute.observe(document.documentElement, { attributeFilter: ["data-motion"] });
  return () => attribute.disconnect();
}

/** Stills, or starts again, everything on the page that moves by itself: styles and clocks look at this. */
export function stillPage(still: boolean): void {
  if (still) document.documentElement.dataset["motion"] = "still";
  else delete document.documentElement.dataset["motion"];
}

/** The page's one control over what moves by itself. */
export function PageMotion() {
  const still = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset["motion"] === "still",
    () => false,
  );
  return <MotionSwitch still={still} onChange={stillPage} label={useCopy(appCopy).stillMotion} />;
}
