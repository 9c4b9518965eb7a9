import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
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
  assistant: 48_000,
} as const;

export interface Part {
  file: string;
  raw: number;
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
  const bytes = readFileSync(join(out, file));
  return { file, raw: bytes.length, brotli: brotli(bytes) };
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
  /** The second script and its style: fetched at once after the first. */
  rest: Part[];
  sheet: Part;
  /** Fetched only when they are needed. */
  lazy: Part[];
}

/** Weighs what a build has written. @throws Error when there is no build. */
export function sizesOf(out: string): Sizes {
  const files = readdirSync(out, { recursive: true, encoding: "utf8" });
  const documents = files.filter((file) => file.endsWith(".html")).map((file) => weighPage(out, file));
  const { entry, sheet } = namedIn(readFileSync(join(out, "index.html"), "utf8"));
  if (!entry || !sheet) throw new Error(`${out}/index.html names no script; run \`npm run build\` first.`);
  const first = closure(out, entry);
  const rest = closure(out, join("assets", fileNamed(out, "rest"))).filter((file) => !first.includes(file));
  const early = [...first, ...rest, sheet];
  const lazy = files.filter((file) => /\.(js|css)$/.test(file) && !early.includes(file));
  return {
    documents,
    first: first.map((file) => weigh(out, file)),
    rest: rest.map((file) => weigh(out, file)),
    sheet: weigh(out, sheet),
    lazy: lazy.map((file) => weigh(out, file)),
  };
}

/** The script of a name that the build chose a hash for. */
function fileNamed(out: string, name: string): string {
  const files = readdirSync(join(out, "assets"));
  return files.find((file) => new RegExp(`^${name}-.*\\.js$`).test(file)) ?? name;
}

/**
 * The files that the text mode fetches besides the page, in bytes of brotli 11: the engine, and the answers and the
 * model of the heavier language; a page fetches those of one.
 */
export function assistantWeight(out: string): number {
  const { first, rest } = sizesOf(out);
  const already = [...first, ...rest].map(({ file }) => file);
  const named = (name: string) => join("assets", fileNamed(out, name));
  const scripts = readdirSync(join(out, "assets")).filter((file) => file.endsWith(".js"));
  const withLanguage = (language: string) => {
    const own = scripts.filter((file) => file.startsWith(`${language}-`)).map((file) => join("assets", file));
    const all = new Set([named("answers"), ...own].flatMap((file) => closure(out, file)));
    return [...all]
      .filter((file) => !already.includes(file))
      .reduce((sum, file) => sum + weigh(out, file).brotli, 0);
  };
  return Math.max(...["de", "en"].map(withLanguage));
}
