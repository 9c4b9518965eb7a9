/** The first ones pay for setting up. */
const warmUp = 2;
const frames = 10;
const slowestMeanMs = 24;

/** Watches the first frames. @returns what to tell it of each: "watching", then for good "fast" or "slow". */
export function createGovernor(): (frameTime: number) => "watching" | "fast" | "slow" {
  let seen = -warmUp;
  let sum = 0;
  const verdict = () => (sum / frames > slowestMeanMs ? "slow" : "fast");
  return (frameTime) => {
    if (seen === frames) return verdict();
    if (seen >= 0) sum += frameTime;
    seen++;
    return seen < frames ? "watching" : verdict();
  };
}

const softwareNames = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether a renderer of this name computes on the processor. Refusing slow contexts does not catch those. */
export function isSoftware(renderer: string): boolean {
  return softwareNames.test(renderer);
}
