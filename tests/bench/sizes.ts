import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** What one part of the first load may weigh, in bytes of brotli 11, as a static host serves it. */
export const budgets = { html: 14_000, script: 80 * 1024, requests: 6, assistant: 40 * 1024 } as const;

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

/** The files that a document names for after its first paint: the app's script and the whole sheet. */
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
  /** The app's own script, in its parts: all that the home documents fetch before anybody does anything. */
  first: Part[];
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
  const lazy = files.filter((file) => /\.(js|css)$/.test(file) && !first.includes(file) && file !== sheet);
  return {
    documents,
    first: first.map((file) => weigh(out, file)),
    sheet: weigh(out, sheet),
    lazy: lazy.map((file) => weigh(out, file)),
  };
}

/**
 * What answers in the text mode beyond the first load, in bytes of gzip 9: the engine, and answers with
 * what was learnt in the heavier language; a page fetches those of one.
 */
export function assistantWeight(out: string): number {
  const already = sizesOf(out).first.map(({ file }) => file);
  const named = (name: string) => {
    const file = readdirSync(join(out, "assets")).find((one) => new RegExp(`^${name}-.*\\.js$`).test(one));
    return join("assets", file ?? name);
  };
  const weightOf = (file: string) => gzipSync(readFileSync(join(out, file)), { level: 9 }).length;
  const scripts = readdirSync(join(out, "assets")).filter((file) => file.endsWith(".js"));
  const withLanguage = (language: string) => {
    const own = scripts.filter((file) => file.startsWith(`${language}-`)).map((file) => join("assets", file));
    const all = new Set([named("answers"), ...own].flatMap((file) => closure(out, file)));
    return [...all].filter((file) => !already.includes(file)).reduce((sum, file) => sum + weightOf(file), 0);
  };
  return Math.max(...["de", "en"].map(withLanguage));
}
