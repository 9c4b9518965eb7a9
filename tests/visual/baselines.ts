import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Picture } from "./picture.ts";

/** The approved pictures: one file for each component, with the pictures of all its stories. */
const folder = "tests/visual/baselines";
const ending = ".ppm.br";
const newline = 10;

/** Pictures by their names, "story-id mode". */
export type Pictures = ReadonlyMap<string, Picture>;

export function nameOf(storyId: string, mode: string): string {
  return `${storyId} ${mode}`;
}

/** The component that a picture belongs to: what all its stories' ids begin with. */
export function componentOf(name: string): string {
  return name.slice(0, name.indexOf("--"));
}

/** Narrow after wide, story by story, language beside language: what is alike stands close, and packs well. */
function order(a: string, b: string): number {
  const width = (name: string) => Number(name.slice(name.lastIndexOf("-") + 1));
  return width(b) - width(a) || (a < b ? -1 : 1);
}

/** Netpbm's own format for several pictures: one after another, each with its name as a comment. */
export function pack(pictures: Pictures): Buffer {
  const parts = [...pictures]
    .sort(([a], [b]) => order(a, b))
    .flatMap(([name, { width, height, data }]) => [
      Buffer.from(`P6\n# ${name}\n${width} ${height}\n255\n`),
      data,
    ]);
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
  return brotliCompressSync(Buffer.concat(parts), { params });
}

export function unpack(packed: Buffer): Map<string, Picture> {
  const all = brotliDecompressSync(packed);
  const found = new Map<string, Picture>();
  let at = 0;
  const line = () => {
    const end = all.indexOf(newline, at);
    const text = all.toString("utf8", at, end);
    at = end + 1;
    return text;
  };
  while (at < all.length) {
    const [, comment, size] = [line(), line(), line(), line()];
    const [width = 0, height = 0] = (size ?? "").split(" ").map(Number);
    const end = at + width * height * 3;
    found.set((comment ?? "").slice(2), { width, height, data: all.subarray(at, end) });
    at = end;
  }
  return found;
}

/** The approved pictures of a component; none when nobody has approved any. */
export function readBaselines(component: string): Map<string, Picture> {
  const file = join(folder, component + ending);
  return existsSync(file) ? unpack(readFileSync(file)) : new Map();
}

/** Whole or not at all: an interrupted approval must not leave half a file. */
export function writeBaselines(component: string, pictures: Pictures): void {
  const file = join(folder, component + ending);
  if (pictures.size === 0) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.new`, pack(pictures));
  renameSync(`${file}.new`, file);
}

/** Every component that has approved pictures. */
export function componentsWithBaselines(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => basename(name, ending));
}

/** What draws the pictures: another major version of the browser, or another system, draws letters differently. */
export interface Maker {
  chromium: number;
  system: string;
}

const makerFile = join(folder, "made-with.json");

/** @throws Error when the text describes no maker. */
export function parseMaker(text: string): Maker {
  const read: unknown = JSON.parse(text);
  if (typeof read !== "object" || read === null || !("chromium" in read) || !("system" in read)) {
    throw new Error(`This does not say which browser makes the pictures: ${text}`);
  }
  return { chromium: Number(read.chromium), system: String(read.system) };
}

export function stringifyMaker({ chromium, system }: Maker): string {
  return `${JSON.stringify({ chromium, system }, null, 2)}\n`;
}

/** What the approved pictures were made with; null before the first approval. */
export function readMaker(): Maker | null {
  return existsSync(makerFile) ? parseMaker(readFileSync(makerFile, "utf8")) : null;
}

export function writeMaker(maker: Maker): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(makerFile, stringifyMaker(maker));
}
