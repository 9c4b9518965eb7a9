/** A row of a picture as a fingerprint, or a line of a text. */
export type Row = string | number;

/** Rows that became others: from `old[0]` up to `old[1]`, now from `now[0]` up to `now[1]`. */
export interface Place {
  old: [from: number, to: number];
  now: [from: number, to: number];
}

/** More than this and aligning takes seconds: all between the first and the last difference is then one place. */
const mostCells = 30_000_000;

/** Rows that differ belong to one place when fewer equal ones lie between them: the lines of a paragraph do. */
const between = 24;

/** The longest common subsequence of both, as pairs of places. */
function common(old: readonly Row[], now: readonly Row[]): [number, number][] {
  const wide = now.length + 1;
  if (old.length * now.length > mostCells) return [];
  const longest = new Uint16Array((old.length + 1) * wide);
  const at = (i: number, j: number) => longest[i * wide + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      longest[i * wide + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < old.length && j < now.length; ) {
    if (old[i] === now[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

/**
 * Where two pictures, or two texts, differ when their rows are aligned: what was only pushed up or down has not changed.
 * @param apart how many equal rows keep two places apart.
 */
export function placesIn(old: readonly Row[], now: readonly Row[], apart = between): Place[] {
  const shorter = Math.min(old.length, now.length);
  let top = 0;
  while (top < shorter && old[top] === now[top]) top += 1;
  let end = 0;
  while (end < shorter - top && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [bottom, nowBottom] = [old.length - end, now.length - end];
  const pairs = common(old.slice(top, bottom), now.slice(top, nowBottom)).map(([i, j]): [number, number] => [
    i + top,
    j + top,
  ]);
  const places: Place[] = [];
  let [i, j] = [top, top];
  for (const [nextOld, nextNow] of [...pairs, [bottom, nowBottom] as const]) {
    if (nextOld > i || nextNow > j) {
      const last = places.at(-1);
      if (last && i - last.old[1] < apart)
        Object.assign(last, { old: [last.old[0], nextOld], now: [last.now[0], nextNow] });
      else places.push({ old: [i, nextOld], now: [j, nextNow] });
    }
    [i, j] = [nextOld + 1, nextNow + 1];
  }
  return places;
}

/** A picture as a canvas has it; a pixel is one number. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint32Array;
}

const begin = 0x811c9dc5;
const mix = (hash: number, value: number) => Math.imul(hash ^ value, 0x01000193) ^ (hash >>> 15);

/** A fingerprint of each row. */
export function rowsOf({ width, height, data }: Pixels): Row[] {
  return Array.from({ length: height }, (_, y) => {
    let hash = begin;
    for (let at = y * width; at < (y + 1) * width; at += 1) hash = mix(hash, data[at] ?? 0);
    return hash;
  });
}

/** The columns in which two places of the same height differ; all of them where the heights are not the same. */
export function columnsOf(old: Pixels, now: Pixels, place: Place): [from: number, to: number] {
  const height = place.old[1] - place.old[0];
  if (old.width !== now.width || height !== place.now[1] - place.now[0])
    return [0, Math.max(old.width, now.width)];
  let [from, to] = [old.width, 0];
  for (let y = 0; y < height; y += 1) {
    const [a, b] = [(place.old[0] + y) * old.width, (place.now[0] + y) * now.width];
    for (let x = 0; x < old.width; x += 1) {
      if (old.data[a + x] === now.data[b + x]) continue;
      from = Math.min(from, x);
      to = Math.max(to, x + 1);
    }
  }
  return [from, to];
}

/** The same for places in which the same pixels became the same others, in whatever picture and wherever in it. */
export function fingerprint(old: Pixels, now: Pixels, place: Place): string {
  const [from, to] = columnsOf(old, now, place);
  const part = ({ width, data }: Pixels, [top, bottom]: [number, number]) => {
    let hash = begin;
    for (let y = top; y < bottom; y += 1) {
      for (let x = from; x < Math.min(to, width); x += 1) hash = mix(hash, data[y * width + x] ?? 0);
    }
    return `${to - from}x${bottom - top}:${hash >>> 0}`;
  };
  return `${part(old, place.old)} ${part(now, place.now)}`;
}
