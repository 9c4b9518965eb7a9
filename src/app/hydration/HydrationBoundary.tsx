import { type ComponentPropsWithoutRef, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Route } from "../router/route.ts";
import { replayEarlyInput, typedInto, waitsAttribute } from "./early-input.ts";

export interface HydrationBoundaryProps extends ComponentPropsWithoutRef<"div"> {
  /** The view that it belongs to: it is visible only there. */
  "data-on"?: Route["view"];
}

/** Marks what React hydrates as a whole. Until then nothing in it answers; earlier presses are repeated afterwards. */
export function HydrationBoundary(props: HydrationBoundaryProps) {
  const element = useRef<HTMLDivElement>(null);
  const typed = useRef<ReturnType<typeof typedInto>>([]);
  const [hydrated, setHydrated] = useState(false);
  // Reads what was typed as soon as React has hydrated: the next render replaces it by the state. Setting the state here
  // renders again at once, so that no key press is lost, and the effect below runs when every store has its subscribers.
  useLayoutEffect(() => {
    if (element.current) typed.current = typedInto(element.current);
    setHydrated(true);
  }, []);
  useEffect(() => {
    if (hydrated) replayEarlyInput(typed.current.splice(0));
  }, [hydrated]);
  return <div {...props} ref={element} {...{ [waitsAttribute]: hydrated ? undefined : "" }} />;
}
