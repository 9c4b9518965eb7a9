import { sample, site } from "../src/app/site.ts";

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

/** RFC 9116 asks that an expired file is not used, and that none is valid for more than a year. @param now in ms. */
export function checkSecurityTxt(
  release: boolean,
  now: number,
  expires: string = site.security.expires,
): void {
  const left = Date.parse(expires) - now;
  const year = 366 * 24 * 60 * 60 * 1000;
  if (release && !(left > 0 && left <= year))
    throw new Error(`security.expires in src/app/site.ts (${expires}) must lie within the next year.`);
}
