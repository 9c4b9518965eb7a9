import { crc32 } from "node:zlib";
import type { PNG } from "pngjs";

/** Rows that became others: from `old[0]` up to `old[1]`, now from `now[0]` up to `now[1]`. */
export interface Place {
  old: [from: number, to: number];
  now: [from: number, to: number];
}

/** How many rows the two still have in common, from each row of the one and each of the other on. */
function commonFrom(old: readonly unknown[], now: readonly unknown[]): (i: number, j: number) => number {
  const wide = now.length + 1;
  const common = new Uint16Array((old.length + 1) * wide);
  const at = (i: number, j: number) => common[i * wide + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * wide + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  return at;
}

/**
 * Where two pictures, or two texts, differ when their rows are aligned: what was only pushed up or down has not changed.
 * @param apart how many equal rows keep two places apart: fewer lie between the lines of a paragraph.
 */
export function placesIn(old: readonly unknown[], now: readonly unknown[], apart = 24): Place[] {
  const common = commonFrom(old, now);
  const places: Place[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i] === now[j]) {
      i += 1;
      j += 1;
      continue;
    }
    let place = places.at(-1);
    if (!place || i - place.old[1] >= apart) {
      place = { old: [i, i], now: [j, j] };
      places.push(place);
    }
    if (j === now.length || (i < old.length && common(i + 1, j) >= common(i, j + 1))) i += 1;
    else j += 1;
    [place.old[1], place.now[1]] = [i, j];
  }
  return places;
}

/** A fingerprint of each row. */
export const rowsOf = ({ width, height, data }: PNG): number[] =>
  Array.from({ length: height }, (_, row) => crc32(data.subarray(row * width * 4, (row + 1) * width * 4)));
