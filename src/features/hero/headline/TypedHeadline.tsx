import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useElapsed } from "#shared/timeline.ts";
import { useStill } from "#ui/motion/useStill.ts";
import { typedAt, typingSpeed } from "./headline.timeline.ts";
import { canHighlight, highlightTyped } from "./ink.ts";
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
  const stopped = phase === "whole" || (phase === "typing" && still && !frozen);
  const [elapsed] = useElapsed({
    playing: phase === "typing" && !stopped,
    every: typingSpeed,
    until: text.length * typingSpeed,
    at,
  });
  const typed = stopped ? text.length : typedAt(elapsed, text);
  const state = typed === text.length ? "whole" : phase === "waiting" ? "waiting" : "typing";

  useLayoutEffect(() => {
    const element = words.current;
    const types = element !== null && canHighlight() && (frozen || isUnlit(element));
    setPhase((now) => (now === "waiting" ? (types ? "armed" : "whole") : now));
  }, [frozen]);

  // A prerendered page is still until it is hydrated: only from here on its motion is the visitor's.
  useEffect(() => {
    if (phase === "armed") setPhase("typing");
  }, [phase]);

  useLayoutEffect(() => {
    const ink = words.current?.firstChild;
    return ink && state === "typing" ? highlightTyped(ink, typed, text.length) : undefined;
  }, [state, typed, text]);

  return (
    <span ref={words} className={styles.words} data-state={state} data-typed={typed}>
      {text}
    </span>
  );
}
