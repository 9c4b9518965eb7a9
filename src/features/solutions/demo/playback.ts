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

export interface DemoProps {
  /**
   * Whether its tab is open: time passes only then.
   * @default true
   */
  open?: boolean;
  /** Freezes the demo at this many milliseconds, for stories and pictures. */
  at?: number;
}

export interface PlaybackOptions extends DemoProps {
  /** What the demo shows at an instant; nothing is drawn anew while it stays the same. */
  frameAt: (elapsed: number) => unknown;
  /** Where the step buttons stop; at the last one all is shown. */
  moments: readonly number[];
  /** The demo starts anew after so many milliseconds. */
  loop: number;
  /**
   * Where it stands when it is first seen, in milliseconds.
   * @default 0
   */
  begin?: number;
}

export interface Playback {
  /** Milliseconds since the demo began. */
  elapsed: number;
  playing: boolean;
  /** Whether it is looked at. */
  onScreen: boolean;
  steps: number;
  toggle(): void;
  next(): void;
  previous(): void;
  /** For the element that must be on the screen for time to pass. */
  ref(element: Element | null): (() => void) | undefined;
}

/**
 * Plays a demo from its beginning while it may move and is looked at. The visitor may pause it, or go step by step.
 * Where nothing may move, and in the document, all is shown; a press on play counts there, too: it was asked for.
 */
export function usePlayback({
  frameAt,
  moments,
  loop,
  begin = 0,
  open = true,
  at,
}: PlaybackOptions): Playback {
  const motionOff = useStill();
  const [ref, onScreen] = useOnScreen();
  const [choice, setChoice] = useState<{ motionOff: boolean; playing: boolean }>();
  const chosen = choice?.motionOff === motionOff ? choice : undefined;
  const playing = chosen?.playing ?? !motionOff;
  const [passed, seek] = useElapsed({ playing: playing && open && onScreen, sees: frameAt, from: begin, at });
  const elapsed = motionOff && !chosen ? (at ?? moments.at(-1) ?? 0) : passed;
  const round = elapsed % loop;

  function stop(to: number) {
    setChoice({ motionOff, playing: false });
    seek(to);
  }

  return {
    elapsed,
    playing,
    onScreen,
    steps: moments.length,
    toggle: () => {
      // Who asks to see it move sees it from its beginning.
      if (motionOff && !chosen) seek(0);
      setChoice({ motionOff, playing: !playing });
    },
    next: () => stop(momentAfter(moments, round)),
    previous: () => stop(momentBefore(moments, round)),
    ref,
  };
}
