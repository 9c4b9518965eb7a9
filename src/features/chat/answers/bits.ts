/*
 * Numbers in as few bits as their frequencies allow, by adaptive arithmetic coding: a bit costs the less, the commoner
 * it was so far in its place. gzip alone packs a model worse: it looks for repetitions, and there are none.
 */

/** Reads a number of so many bits, or writes the given one, and returns it; numbers of one context are counted together. */
export type Code = (context: number, bits: number, value: number) => number;

/** Contexts are numbers below this, and numbers have no more bits than this. */
const contexts = 128;
const longest = 7;

/** The range that is shared between 0 and 1 is widened by a byte when it is below `narrow`. */
export const wide = 2 ** 32;
export const narrow = 2 ** 24;

/** How often a bit was 0 and 1 so far: at `placeOf` its context and the bits of the number above it, and one after. */
export const counter = (): Uint32Array => new Uint32Array(contexts * 2 ** longest * 2).fill(1);
export const placeOf = (context: number, above: number): number => (context * 2 ** longest + above) * 2;

/** Reads what `scripts/learn/writer.ts` has written. */
export function readerOf(text: string): Code {
  const bytes = atob(text);
  const counts = counter();
  let at = 0;
  let range = wide - 1;
  let code = 0;
  const next = () => {
    code = code * 256 + (bytes.charCodeAt(at) || 0);
    at += 1;
  };
  for (let byte = 0; byte < 4; byte += 1) next();

  return (context, bits) => {
    let value = 1;
    for (let bit = 0; bit < bits; bit += 1) {
      const place = placeOf(context, value);
      const zeros = counts[place] ?? 0;
      const ones = counts[place + 1] ?? 0;
      const zero = Math.floor(range / (zeros + ones)) * zeros;
      if (code < zero) {
        range = zero;
        counts[place] = zeros + 1;
        value *= 2;
      } else {
        code -= zero;
        range -= zero;
        counts[place + 1] = ones + 1;
        value = value * 2 + 1;
      }
      for (; range < narrow; range *= 256) next();
    }
    return value - 2 ** bits;
  };
}
