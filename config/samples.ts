import { sample } from "../src/app/site.ts";

/**
 * Says which facts of the company are still samples.
 * @param release fails instead of warning: sample facts must never be published.
 */
export function checkSamples(release: boolean, warn: (text: string) => void): void {
  if (sample.length === 0) return;
  const list = sample.map((field) => `  ${field}`).join("\n");
  const text = `src/app/site.ts still holds sample values:\n${list}`;
  if (release) throw new Error(`${text}\nA release (RELEASE=1) needs real ones.`);
  warn(text);
}
