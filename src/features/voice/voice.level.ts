/** How loud somebody speaks, from the sum of what is measured (VOICE-10). */
export const speakingFrom = 0.01;
const loudest = 0.15;
/** Silence after which somebody is no longer taken to be speaking. */
export const silenceAfterMs = 1_000;
/** How often it is measured. */
export const measureEveryMs = 100;

/** 0 to 1, for the bars. */
export function volumeOf(sum: number): number {
  return Number.isFinite(sum) ? Math.min(1, Math.max(0, sum / loudest)) : 0;
}

export interface SpeakingWatch {
  /** @returns whether somebody is taken to be speaking at this moment. */
  measured(sum: number, now: number): boolean;
}

/** Remembers the last loud moment, so that pauses between words do not count as silence. */
export function watchSpeaking(): SpeakingWatch {
  let lastLoud = Number.NEGATIVE_INFINITY;
  return {
    measured(sum, now) {
      if (sum > speakingFrom) lastLoud = now;
      return now - lastLoud < silenceAfterMs;
    },
  };
}
