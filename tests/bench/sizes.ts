import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** What one part of the first load may weigh, in bytes of brotli 11, as a static host serves it. */
export const budgets = { html: 14_000, script: 80 * 1024, requests: 7, assistant: 40 * 1024 } as const;

export interface Part {
  file: string;
  raw: number;
  brotli: number;
}

function weigh(out: string, file: string): Part {
  const bytes = readFileSync(join(out, file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return { file, raw: bytes.length, brotli: brotliCompressSync(bytes, { params }).length };
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
  documents: Part[];
  /** The app's first script, in its parts. */
  first: Part[];
  /** What the first script does without, and its style: fetched at once behind it. */
  rest: Part[];
  sheet: Part;
  /** Fetched only when they are needed. */
  lazy: Part[];
}

/** Weighs what a build has written. @throws Error when there is no build. */
export function sizesOf(out: string): Sizes {
  const files = readdirSync(out, { recursive: true, encoding: "utf8" });
  const documents = files.filter((file) => file.endsWith(".html")).map((file) => weigh(out, file));
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
 * What answers in the text mode beyond the page itself, in bytes of gzip 9: the answers, the worker that
 * understands questions, and the wordings of the heavier language; a page fetches those of one.
 */
export function assistantWeight(out: string): number {
  const { first, rest } = sizesOf(out);
  const already = [...first, ...rest].map(({ file }) => file);
  const named = (name: string) => join("assets", fileNamed(out, name));
  const weightOf = (file: string) => gzipSync(readFileSync(join(out, file)), { level: 9 }).length;
  const always = [...closure(out, named("answers")), named("understand.worker")];
  const more = always.filter((file) => !already.includes(file));
  const languages = ["de", "en"].map((language) => weightOf(named(language)));
  return more.reduce((sum, file) => sum + weightOf(file), Math.max(...languages));
}
