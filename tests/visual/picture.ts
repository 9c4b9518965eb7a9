import { crc32, deflateSync, inflateSync } from "node:zlib";

/** Red, green and blue of every pixel, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), framed.length - 4);
  return framed;
}

/** A PNG for a report, written in a hurry. */
export function encodePng({ width, height, data }: Picture): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const stride = width * 3;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    data.copy(rows, y * (stride + 1) + 1, y * stride, (y + 1) * stride);
  }
  const body = chunk("IDAT", deflateSync(rows, { level: 3 }));
  return Buffer.concat([signature, chunk("IHDR", head), body, chunk("IEND", Buffer.alloc(0))]);
}

/** Takes a row's filter back, in place: afterwards its bytes are the samples themselves. */
type Unfilter = (row: Buffer, above: Buffer, wide: number) => void;

/** Whichever of left neighbour, upper one and the one between them is nearest to left + upper - between. */
function paeth(left: number, up: number, corner: number): number {
  const a = Math.abs(up - corner);
  const b = Math.abs(left - corner);
  const c = Math.abs(left + up - 2 * corner);
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/**
 * PNG's row filters by their numbers. Each has a loop of its own: a picture has millions of bytes, and one loop that
 * asks a function what to add takes several times as long.
 */
const unfilters: readonly Unfilter[] = [
  () => undefined,
  (row, _, wide) => {
    for (let x = wide; x < row.length; x += 1) row[x] = (row[x] ?? 0) + (row[x - wide] ?? 0);
  },
  (row, above) => {
    for (let x = 0; x < row.length; x += 1) row[x] = (row[x] ?? 0) + (above[x] ?? 0);
  },
  (row, above, wide) => {
    for (let x = 0; x < row.length; x += 1) {
      row[x] = (row[x] ?? 0) + (((x < wide ? 0 : (row[x - wide] ?? 0)) + (above[x] ?? 0)) >> 1);
    }
  },
  (row, above, wide) => {
    for (let x = 0; x < wide; x += 1) row[x] = (row[x] ?? 0) + (above[x] ?? 0);
    for (let x = wide; x < row.length; x += 1) {
      row[x] = (row[x] ?? 0) + paeth(row[x - wide] ?? 0, above[x] ?? 0, above[x - wide] ?? 0);
    }
  },
];

function unfilter(rows: Buffer, stride: number, wide: number): void {
  let above: Buffer = Buffer.alloc(stride);
  for (let start = 0; start < rows.length; start += stride + 1) {
    const filter = rows[start] ?? 0;
    const takeBack = unfilters[filter];
    if (!takeBack) throw new Error(`A PNG has no row filter ${filter}.`);
    const row = rows.subarray(start + 1, start + 1 + stride);
    takeBack(row, above, wide);
    above = row;
  }
}

/** Reads a PNG as browsers write their screenshots: eight bits, red, green, blue and perhaps alpha. */
export function decodePng(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const [depth, kind] = [png[24], png[25]];
  if (depth !== 8 || (kind !== 2 && kind !== 6)) throw new Error("This is no screenshot of a browser.");
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
  }
  const rows = inflateSync(Buffer.concat(parts));
  const wide = kind === 6 ? 4 : 3;
  const stride = width * wide;
  unfilter(rows, stride, wide);
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0, to = 0; y < height; y += 1) {
    const from = y * (stride + 1) + 1;
    if (wide === 3) {
      to += rows.copy(data, to, from, from + stride);
      continue;
    }
    for (let x = from; x < from + stride; x += 4) to += rows.copy(data, to, x, x + 3);
  }
  return { width, height, data };
}

/** A part of a picture, in pixels: `right` and `bottom` are no longer in it. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Rows that differ belong to one place when fewer equal ones lie between them: the lines of a paragraph do. */
const between = 40;

function addRow(places: Place[], row: Place): void {
  const last = places.at(-1);
  if (!last || row.top - last.bottom >= between) return void places.push(row);
  last.bottom = row.bottom;
  last.left = Math.min(last.left, row.left);
  last.right = Math.max(last.right, row.right);
}

export interface Difference {
  pixels: number;
  /** From top to bottom. */
  places: Place[];
  /** Red on the new picture, which is paled. */
  shown: Picture;
}

/** How many pixels of two pictures differ, and where. */
export function difference(old: Picture, taken: Picture): Difference {
  const width = Math.max(old.width, taken.width);
  const height = Math.max(old.height, taken.height);
  const data = Buffer.alloc(width * height * 3, 255);
  const offset = ({ width: own, height: tall }: Picture, x: number, y: number) =>
    x < own && y < tall ? (y * own + x) * 3 : -1;
  const places: Place[] = [];
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    const row = { left: width, top: y, right: 0, bottom: y + 1 };
    for (let x = 0; x < width; x += 1) {
      const [a, b, at] = [offset(old, x, y), offset(taken, x, y), (y * width + x) * 3];
      const same = a >= 0 && b >= 0 && old.data.compare(taken.data, b, b + 3, a, a + 3) === 0;
      if (same) {
        for (let k = 0; k < 3; k += 1) data[at + k] = 191 + ((taken.data[b + k] ?? 0) >> 2);
        continue;
      }
      data.set([215, 0, 60], at);
      pixels += 1;
      row.left = Math.min(row.left, x);
      row.right = x + 1;
    }
    if (row.right > 0) addRow(places, row);
  }
  return { pixels, places, shown: { width, height, data } };
}

export function isSame(old: Picture, taken: Picture): boolean {
  return old.width === taken.width && old.height === taken.height && old.data.equals(taken.data);
}
