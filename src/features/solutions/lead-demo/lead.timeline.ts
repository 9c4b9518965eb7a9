/** The six steps by their stored names; their words stand in the copy. */
export const leadSteps = [
  "visitor-landing",
  "form-interaction",
  "data-capture",
  "lead-scoring",
  "qualification",
  "assignment",
] as const;

const stepTime = 2000;
const spinnerTime = 1500;
const restartDelay = 3000;
const cardFrom = 2;
const scoringStep = 3;
const scoreTick = 50;
const scoreGain = 5;
const end = leadSteps.length * stepTime;

export const leadScore = 85;

/** Three seconds after the sixth step it starts again (DEMO-05). */
export const leadLoop = end + restartDelay;

/** Where each step is finished: what the step buttons jump to. */
export const leadMoments: readonly number[] = leadSteps.map((_, step) => step * stepTime + spinnerTime);

/** 0 to 85; undefined while nobody has scored. */
function scoreAt(at: number): number | undefined {
  const counting = at - scoringStep * stepTime;
  if (counting < 0) return undefined;
  return Math.min(leadScore, Math.floor(counting / scoreTick) * scoreGain);
}

/** The frame of the lead demo at an instant (DEMO-03 to DEMO-05). */
export function leadDemoAt(elapsed: number) {
  const at = elapsed % leadLoop;
  const step = Math.min(Math.floor(at / stepTime), leadSteps.length - 1);
  const busy = at - step * stepTime < spinnerTime;
  return { step, busy, finished: busy ? step : step + 1, card: step >= cardFrom, score: scoreAt(at) };
}
