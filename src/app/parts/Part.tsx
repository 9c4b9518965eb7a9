import { type ComponentPropsWithoutRef, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Route } from "../router/route.ts";
import { replayEarlyInput, typedInto, waitsAttribute } from "./early-input.ts";

export interface PartProps extends ComponentPropsWithoutRef<"div"> {
  /** The view that the part belongs to: it is visible only in that view. */
  "data-on"?: Route["view"];
}

/** A part of the page that React takes over as a whole. From then on it answers, also to earlier presses. */
export function Part(props: PartProps) {
  const element = useRef<HTMLDivElement>(null);
  const typed = useRef<ReturnType<typeof typedInto>>([]);
  const [hydrated, setHydrated] = useState(false);
  // At the very moment that React has taken over: drawn once more, the fields show what their state says. That is
  // done at once, so that no key falls between, and by the effect behind it every store has its subscribers.
  useLayoutEffect(() => {
    if (element.current) typed.current = typedInto(element.current);
    setHydrated(true);
  }, []);
  useEffect(() => {
    if (hydrated) replayEarlyInput(typed.current.splice(0));
  }, [hydrated]);
  return <div {...props} ref={element} {...{ [waitsAttribute]: hydrated ? undefined : "" }} />;
}
