import { useSyncExternalStore } from "react";
import { useCopy } from "#shared/copy.ts";
import { MotionSwitch } from "#ui/motion/MotionSwitch.tsx";
import { appCopy } from "./app.copy.ts";
import { laterParts } from "./later-parts.ts";
import { LedgerButton } from "./ledger/LedgerButton.tsx";
import { stillPage } from "./still.ts";

function subscribe(listener: () => void) {
  const attribute = new MutationObserver(listener);
  attribute.observe(document.documentElement, { attributeFilter: ["data-motion"] });
  return () => attribute.disconnect();
}

/** The page's controls: over what moves by itself, and over what it keeps. Come alive when the visitor comes near. */
export default function PageControls() {
  const still = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset["motion"] === "still",
    () => false,
  );
  return (
    <>
      <MotionSwitch
        id={laterParts.controls}
        still={still}
        onChange={stillPage}
        label={useCopy(appCopy).stillMotion}
      />
      <LedgerButton />
    </>
  );
}
