import { useSyncExternalStore } from "react";
import { useCopy } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import { Icon } from "#ui/icon/Icon.tsx";
import { appCopy } from "./app.copy.ts";
import { isPageStill, onPageStilled, stillPage } from "./still.ts";

/** The pause beside what moves first (WCAG 2.2.2): the switch in the footer is a long way off. */
export function HeroPause() {
  const still = useSyncExternalStore(onPageStilled, isPageStill, () => false);
  const label = useCopy(appCopy).stillMotion;
  return (
    <Button
      tone="quiet"
      size="small"
      icon={<Icon name={still ? "play" : "pause"} />}
      aria-pressed={still}
      onClick={() => stillPage(!still)}
    >
      {label}
    </Button>
  );
}
