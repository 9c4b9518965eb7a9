/*
 * Numbers in as few bits as their frequencies allow, by adaptive arithmetic coding: a bit costs the less, the commoner
 * it was so far in its place. What is half as long as text packs no better: gzip looks for repetitions, of which a
 * model has none.
 */

/** Reads a number of so many bits, or writes the given one, and returns it; numbers of one context are counted together. */
export type Code = (context: string, bits: number, value: number) => number;

/** The range that is shared between 0 and 1 is widened by a byte when it is below `narrow`. */
export const wide = 2 ** 32;
export const narrow = 2 ** 24;

/** How often a bit was 0 and 1 so far, for each context and the bits of the number above it. */
export function counter(): (context: string, above: number) => { zeros: number; ones: number } {
  const counts = new Map<string, { zeros: number; ones: number }[]>();
  return (context, above) => {
    const own = counts.get(context) ?? [];
    counts.set(context, own);
    own[above] ??= { zeros: 1, ones: 1 };
    return own[above];
  };
}

/** Reads what `scripts/learn/writer.ts` has written. */
export function readerOf(text: string): Code {
  const bytes = atob(text);
  const countsOf = counter();
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
      const counts = countsOf(context, value);
      const zero = Math.floor(range / (counts.zeros + counts.ones)) * counts.zeros;
      if (code < zero) {
        range = zero;
        counts.zeros += 1;
        value *= 2;
      } else {
        code -= zero;
        range -= zero;
        counts.ones += 1;
        value = value * 2 + 1;
      }
      for (; range < narrow; range *= 256) next();
    }
    return value - 2 ** bits;
  };
}
