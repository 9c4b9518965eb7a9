import { createGovernor } from "../governor.ts";

/** Frames a second. Forced onto the processor, fewer: the page needs it too. */
const rate = { graphics: 30, processor: 12 } as const;

/** A frame may come this much early, so that every second one of 60 counts. */
const tolerance = 4;

/** Whether a frame that the screen offers is drawn. */
export type Pace = { type: "skip" } | { type: "slow" } | { type: "draw"; passed: number };

/** Thirty frames a second; before that, the first frames at full speed under the governor's eye. */
export function createPacer(forced: boolean, software: boolean) {
  const frameTime = 1000 / (software ? rate.processor : rate.graphics) - tolerance;
  const judge = createGovernor();
  let accepted = forced;
  let lastOffered: number | undefined;
  let lastDrawn: number | undefined;
  return {
    offered(now: number): Pace {
      const proved = accepted;
      if (!accepted && lastOffered !== undefined) {
        const verdict = judge(now - lastOffered);
        if (verdict === "slow") return { type: "slow" };
        accepted = verdict === "fast";
      }
      lastOffered = now;
      const passed = lastDrawn === undefined ? 0 : now - lastDrawn;
      if (proved && lastDrawn !== undefined && passed < frameTime) return { type: "skip" };
      lastDrawn = now;
      return { type: "draw", passed };
    },
    /** The scene pauses: the time until it goes on does not count. */
    rested() {
      lastOffered = undefined;
      lastDrawn = undefined;
    },
  };
}
