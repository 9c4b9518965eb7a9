import { type Code, counter, narrow, placeOf, wide } from "#features/chat/answers/bits.ts";

export interface Writer {
  write: Code;
  /** Everything that was written, as base64. */
  text(): string;
}

/** Writes numbers as `readerOf` reads them. */
export function writer(): Writer {
  const counts = counter();
  const bytes: number[] = [];
  let low = 0;
  let range = wide - 1;

  function shift() {
    bytes.push(Math.floor(low / narrow));
    low = (low % narrow) * 256;
  }
  /** What no longer fits is carried into the bytes before. */
  function carry() {
    low -= wide;
    let at = bytes.length - 1;
    for (; bytes[at] === 255; at -= 1) bytes[at] = 0;
    bytes[at] = (bytes[at] ?? 0) + 1;
  }
  return {
    write(context, bits, value) {
      if (!(value >= 0 && value < 2 ** bits)) throw new Error(`No number of ${bits} bits: ${value}`);
      for (let left = bits - 1; left >= 0; left -= 1) {
        const place = placeOf(context, (value + 2 ** bits) >> (left + 1));
        const zeros = counts[place] ?? 0;
        const ones = counts[place + 1] ?? 0;
        const zero = Math.floor(range / (zeros + ones)) * zeros;
        if (((value >> left) & 1) === 0) {
          range = zero;
          counts[place] = zeros + 1;
        } else {
          low += zero;
          if (low >= wide) carry();
          range -= zero;
          counts[place + 1] = ones + 1;
        }
        for (; range < narrow; range *= 256) shift();
      }
      return value;
    },
    text() {
      for (let byte = 0; byte < 4; byte += 1) shift();
      return Buffer.from(bytes).toString("base64");
    },
  };
}
