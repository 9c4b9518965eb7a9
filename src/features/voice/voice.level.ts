/** How loud somebody speaks, from the sum of what is measured (VOICE-10). */
export const speakingFrom = 0.01;
const loudest = 0.15;
/** Silence after which somebody is no longer taken to be speaking. */
export const silenceAfterMs = 1_000;
export const measureEveryMs = 100;

/** 0 to 1, for the bars. */
export function volumeOf(sum: number): number {
  return Number.isFinite(sum) ? Math.min(1, Math.max(0, sum / loudest)) : 0;
}

/** In the first moments of what the assistant says, the microphone tells how loud its echo is. */
const echoKnownAfterMs = 600;
/** Who speaks over the assistant is this much louder than its echo, and no whisper, for so long. */
const overEcho = 2;
const overFrom = 5 * speakingFrom;
const overForMs = 400;

/** Tells somebody who speaks over the assistant from its own voice, which the microphone hears, too. */
export function watchInterruption() {
  let began = Number.POSITIVE_INFINITY;
  let echo = 0;
  let over: number | null = null;
  return {
    begun(now: number) {
      [began, echo, over] = [now, 0, null];
    },
    /** @returns whether the visitor has spoken over it. */
    measured(sum: number, now: number) {
      if (now - began < echoKnownAfterMs) echo = Math.max(echo, sum);
      const isOver = now - began >= echoKnownAfterMs && sum > Math.max(overFrom, overEcho * echo);
      over = isOver ? (over ?? now) : null;
      return over !== null && now - over >= overForMs;
    },
  };
}

/** Remembers the last loud moment, so that pauses between words do not count as silence. */
export function watchSpeaking() {
  let lastLoud = Number.NEGATIVE_INFINITY;
  return {
    /** @returns whether somebody is taken to be speaking at this moment. */
    measured(sum: number, now: number) {
      if (sum > speakingFrom) lastLoud = now;
      return now - lastLoud < silenceAfterMs;
    },
  };
}
