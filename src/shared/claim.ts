import type { PromiseId } from "./promises.ts";

/**
 * A sentence that says what this site does or does not do with data, money, time or people. Each id needs a test
 * that cites it as `[P-id]`, or a person's duty in `promises.ts`; tests/architecture/promises.test.ts asks for both.
 * @returns the text as it is.
 */
export function claim(text: string, ..._ids: readonly [PromiseId, ...PromiseId[]]): string {
  return text;
}
