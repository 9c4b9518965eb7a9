import { useState } from "react";
import { useElapsed, useOnScreen } from "#shared/timeline.ts";
import { useStill } from "#ui/motion/useStill.ts";

/** The first of `moments` after an instant; after the last one, the first again. */
export function momentAfter(moments: readonly number[], at: number): number {
  return moments.find((moment) => moment > at) ?? moments[0] ?? 0;
}

/** The last of `moments` before an instant; before the first one, the last. */
export function momentBefore(moments: readonly number[], at: number): number {
  return moments.findLast((moment) => moment < at) ?? moments.at(-1) ?? 0;
}

export interface PlaybackOptions {
  /** The demo's frame at an instant; nothing is drawn anew while it stays the same. */
  sees: (elapsed: number) => unknown;
  /** Where the step buttons stop. */
  moments: readonly number[];
  /** The demo starts anew after so many milliseconds. */
  loop: number;
  /** The instant at which all is shown: where it begins, as it stands in the document, and what is shown while nothing may move. */
  end: number;
  /** Freezes the demo at an instant, for stories and pictures. */
  at?: number | undefined;
}

export interface Playback {
  /** Milliseconds since the demo began. */
  elapsed: number;
  playing: boolean;
  /** How many steps a round has. */
  steps: number;
  toggle(): void;
  next(): void;
  previous(): void;
  /** For the element that must be on the screen for time to pass. */
  ref(element: Element | null): (() => void) | undefined;
}

/** Plays a demo while it may move and is looked at, after the rest that it comes with; the visitor may pause it, or go by hand.
    A press on play counts even where the page is still: then it was asked for. */
export function usePlayback({ sees, moments, loop, end, at }: PlaybackOptions): Playback {
  const still = useStill();
  const [ref, onScreen] = useOnScreen();
  const [choice, setChoice] = useState<{ whileStill: boolean; playing: boolean }>();
  const chosen = choice?.whileStill === still ? choice : undefined;
  const playing = chosen?.playing ?? !still;
  const [passed, seek] = useElapsed({ playing: playing && onScreen, sees, from: end, at });
  const elapsed = still && !chosen ? (at ?? end) : passed;
  const round = elapsed % loop;

  function step(to: number) {
    setChoice({ whileStill: still, playing: false });
    seek(to);
  }

  return {
    elapsed,
    playing,
    steps: moments.length,
    toggle: () => {
      // Who asks to see it move sees it from its beginning.
      if (still && !chosen) seek(0);
      setChoice({ whileStill: still, playing: !playing });
    },
    next: () => step(momentAfter(moments, round)),
    previous: () => step(momentBefore(moments, round)),
    ref,
  };
}
