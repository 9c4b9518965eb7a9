import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import type { Early } from "./boot/shown.ts";
import { touchedFields } from "./fields.ts";
import { replay } from "./replay.ts";

export interface AliveProps {
  /** What stood there before the page was alive. */
  root: () => ParentNode;
  early: Pick<Early, "acts" | "stirred" | "stop"> | undefined;
  /** The visitor had given a sign of life before. */
  onStirred: () => void;
  children: ReactNode;
}

/**
 * Takes over what was done before the page answered by itself: at the very moment that React has taken over the
 * elements. Earlier, more may be typed; later, React may have put its own empty values into the fields.
 */
export function Alive({ root, early, onStirred, children }: AliveProps) {
  const taken = useRef(false);
  const [, setTaken] = useState(false);
  useLayoutEffect(() => {
    if (taken.current) return;
    taken.current = true;
    early?.stop();
    replay(touchedFields(root()), early);
    // A store that changes now has no subscriber yet. This makes React look at once: until it has, the fields
    // would show their empty values for a frame or more.
    setTaken(true);
    if (early?.stirred) onStirred();
  }, [root, early, onStirred]);
  return children;
}
