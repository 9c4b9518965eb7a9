import { useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { TickerContext } from "#shared/ticker.ts";
import { useStill } from "#ui/motion/useStill.ts";
import { typedAt } from "./headline.timeline.ts";
import { canHighlight, inkFor } from "./ink.ts";
import styles from "./TypedHeadline.module.css";

export interface TypedHeadlineProps {
  /** The headline, which is typed letter by letter. */
  text: string;
  /** Freezes the writing at this many milliseconds, for stories and pictures. */
  at?: number;
}

type Phase = "waiting" | "armed" | "typing" | "whole";

/** Whether the style sheet has not lit the words yet: they are paler than what stands around them. */
function isUnlit(element: Element): boolean {
  const around = element.parentElement ?? element;
  return getComputedStyle(element).color !== getComputedStyle(around).color;
}

/**
 * The headline, written with light at 80 ms a character (HERO-01). The whole text can be read and is heard from
 * the start; what is not written yet is pale, so nothing shifts. Words that were lit already (late script, no
 * script, still motion) never go pale again.
 */
export function TypedHeadline({ text, at }: TypedHeadlineProps) {
  const words = useRef<HTMLSpanElement>(null);
  const still = useStill();
  const [phase, setPhase] = useState<Phase>("waiting");
  const frozen = at !== undefined;
  const elapsed = useRef(at ?? 0);
  const ticker = useContext(TickerContext);
  const stopped = phase === "whole" || (phase === "typing" && still && !frozen);
  const state = stopped ? "whole" : phase === "waiting" ? "waiting" : "typing";

  useLayoutEffect(() => {
    const element = words.current;
    const types = element !== null && canHighlight() && (frozen || isUnlit(element));
    setPhase((now) => (now === "waiting" ? (types ? "armed" : "whole") : now));
  }, [frozen]);

  // A prerendered page is still until it is hydrated: only from here on its motion is the visitor's.
  useEffect(() => {
    if (phase === "armed") setPhase("typing");
  }, [phase]);

  // A letter is a change of its colour: React has nothing to draw for it.
  useLayoutEffect(() => {
    const letters = words.current?.firstChild;
    if (state !== "typing" || !(letters instanceof Text)) return;
    const ink = inkFor(letters);
    ink.write(typedAt(elapsed.current, text));
    const tick = (passed: number) => {
      const before = typedAt(elapsed.current, text);
      elapsed.current += passed;
      const typed = typedAt(elapsed.current, text);
      if (typed > before) ink.write(typed);
      if (typed === text.length) setPhase("whole");
    };
    const stop = phase === "typing" && !frozen ? ticker.subscribe(tick) : undefined;
    return () => {
      stop?.();
      ink.clear();
    };
  }, [state, phase, frozen, text, ticker]);

  return (
    <span ref={words} className={styles.words} data-state={state}>
      {text}
    </span>
  );
}
