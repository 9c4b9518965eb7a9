import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { proven } from "../../src/features/proof/proof.figures.ts";

/**
 * The largest allowed size of each part of the first load, in bytes of brotli 11, as a static host serves it. `view` is
 * the part of a document that is painted first. It fits into the first window of a connection (ten packets of 1,460
 * bytes, headers included). `html` is the whole document: the content below the hero may come with the second window.
 */
export const budgets = {
  view: proven.firstView,
  html: 17_500,
  script: 80 * 1024,
  requests: 7,
  assistant: 40 * 1024,
} as const;

export interface Part {
  file: string;
  brotli: number;
}

/** A document. */
export interface WrittenPage extends Part {
  /** The part that is painted first: all, or up to the style sheet in the middle of a home document. Brotli bytes. */
  view: number;
}

function brotli(bytes: Buffer | string): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function weigh(out: string, file: string): Part {
  return { file, brotli: brotli(readFileSync(join(out, file))) };
}

function weighPage(out: string, file: string): WrittenPage {
  const [view = ""] = readFileSync(join(out, file), "utf8").split('<link rel="stylesheet"');
  return { ...weigh(out, file), view: brotli(view) };
}

/** The files that a home document names: the app's script, and the style of what lies below the hero. */
function namedIn(html: string): { entry: string | undefined; sheet: string | undefined } {
  const name = (key: string) => html.match(new RegExp(`data-${key}="/([^"]+)"`))?.[1];
  return { entry: name("entry"), sheet: name("sheet") };
}

/** A script with all that it fetches at once by itself. */
function closure(out: string, first: string): string[] {
  const files = [first];
  for (const file of files) {
    for (const [, name] of readFileSync(join(out, file), "utf8").matchAll(
      /(?:from|import)\s*"\.\/([^"]+)"/g,
    )) {
      const part = join("assets", name ?? "");
      if (!files.includes(part)) files.push(part);
    }
  }
  return files;
}

export interface Sizes {
  documents: WrittenPage[];
  /** The app's first script, in its parts. */
  first: Part[];
  /** The style of what lies below the hero. */
  sheet: Part;
}

/** The files of a build, by the moment at which a page fetches them. @throws Error when there is no build. */
export function filesOf(out: string) {
  const { entry, sheet } = namedIn(readFileSync(join(out, "index.html"), "utf8"));
  if (!entry || !sheet) throw new Error(`${out}/index.html names no script; run \`npm run build\` first.`);
  const all = readdirSync(out, { recursive: true, encoding: "utf8" });
  const first = closure(out, entry);
  // The second script: fetched at once after the first.
  const rest = closure(out, join("assets", fileNamed(out, "rest"))).filter((file) => !first.includes(file));
  return { all, first, rest, sheet };
}

/** Weighs what every visitor fetches. */
export function sizesOf(out: string): Sizes {
  const { all, first, sheet } = filesOf(out);
  return {
    documents: all.filter((file) => file.endsWith(".html")).map((file) => weighPage(out, file)),
    first: first.map((file) => weigh(out, file)),
    sheet: weigh(out, sheet),
  };
}

/** The script of a name that the build chose a hash for. */
function fileNamed(out: string, name: string): string {
  const files = readdirSync(join(out, "assets"));
  return files.find((file) => new RegExp(`^${name}-.*\\.js$`).test(file)) ?? name;
}

/**
 * The files that the text mode fetches besides the page, in bytes of gzip 9: the engine, and answers with
 * what was learnt in the heavier language; a page fetches those of one.
 */
export function assistantWeight(out: string): number {
  const { first, rest } = filesOf(out);
  const already = [...first, ...rest];
  const named = (name: string) => join("assets", fileNamed(out, name));
  const weightOf = (file: string) => gzipSync(readFileSync(join(out, file)), { level: 9 }).length;
  const scripts = readdirSync(join(out, "assets")).filter((file) => file.endsWith(".js"));
  const withLanguage = (language: string) => {
    const own = scripts.filter((file) => file.startsWith(`${language}-`)).map((file) => join("assets", file));
    const all = new Set([named("answers"), ...own].flatMap((file) => closure(out, file)));
    return [...all].filter((file) => !already.includes(file)).reduce((sum, file) => sum + weightOf(file), 0);
  };
  return Math.max(...["de", "en"].map(withLanguage));
}
