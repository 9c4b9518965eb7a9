import { sample } from "../src/app/site.ts";

/**
 * Says which facts of the company are still samples.
 * @param release fails instead of warning: sample facts must never be published.
 * @param fields those that are samples.
 */
export function checkSamples(
  release: boolean,
  warn: (text: string) => void,
  fields: readonly string[] = sample,
): void {
  if (fields.length === 0) return;
  const list = fields.map((field) => `  ${field}`).join("\n");
  const text = `src/app/site.ts still holds sample values:\n${list}`;
  if (release) throw new Error(`${text}\nA release (RELEASE=1) needs real ones.`);
  warn(text);
}
