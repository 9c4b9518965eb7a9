import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/**
 * The largest allowed size of each part of the first load, in bytes of brotli 11, as a static host serves it. `view` is
 * the part of a document that is painted first. It fits into the first window of a connection (ten packets of 1,460
 * bytes, headers included). `html` is the whole document: the content below the hero may come with the second window.
 */
export const budgets = {
  view: 14_000,
  html: 17_500,
  script: 71 * 1024,
  requests: 7,
  assistant: 48_000,
  quoting: 30_000,
} as const;

/** At its best, which is 11. */
const brotli = (bytes: Buffer | string) => brotliCompressSync(bytes).length;

/** A script with all that it fetches at once by itself. */
function closure(out: string, first: string): string[] {
  const files = [first];
  for (const file of files) {
    const script = readFileSync(join(out, file), "utf8");
    for (const [, name = ""] of script.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
      const part = join("assets", name);
      if (!files.includes(part)) files.push(part);
    }
  }
  return files;
}

/** The scripts of a name that the build chose a hash for, with all that they fetch at once. */
function scriptsNamed(out: string, name: string): string[] {
  const files = readdirSync(join(out, "assets")).filter((file) => new RegExp(`^${name}-.*\\.js$`).test(file));
  return files.flatMap((file) => closure(out, join("assets", file)));
}

/** The files of a build, by the moment at which a page fetches them. @throws Error when there is no build. */
export function filesOf(out: string) {
  const home = readFileSync(join(out, "index.html"), "utf8");
  const [entry, sheet] = ["entry", "sheet"].map((key) => home.match(`data-${key}="/([^"]+)"`)?.[1]);
  if (!entry || !sheet) throw new Error(`${out}/index.html names no script; run \`npm run build\` first.`);
  const first = closure(out, entry);
  // The second script: fetched at once after the first.
  const second = scriptsNamed(out, "second");
  return { all: readdirSync(out, { recursive: true, encoding: "utf8" }), first, second, sheet };
}

/** Weighs what every visitor fetches, in bytes of brotli. */
export function sizesOf(out: string) {
  const { all, first, sheet } = filesOf(out);
  const read = (file: string) => readFileSync(join(out, file), "utf8");
  return {
    documents: all
      .filter((file) => file.endsWith(".html"))
      .map((file) => ({
        file,
        whole: brotli(read(file)),
        /** What is painted first: all, or up to the style sheet in the middle of a home document. */
        view: brotli(read(file).split('<link rel="stylesheet"')[0] ?? ""),
      })),
    script: first.reduce((sum, file) => sum + brotli(read(file)), 0),
    sheet: brotli(read(sheet)),
  };
}

/**
 * What choosing to write fetches besides the page, in bytes of brotli 11: the engine, the topics and the model of the
 * heavier language; with `views`, the text mode's views, too; `quoting` is what the site's own words need besides. What
 * understands questions, follow-ups and people in need comes when somebody writes.
 */
export function assistantWeight(out: string) {
  const { first, second } = filesOf(out);
  const weightOf = (files: readonly string[]) =>
    [...new Set(files)]
      .filter((file) => !first.includes(file) && !second.includes(file))
      .reduce((sum, file) => sum + brotli(readFileSync(join(out, file))), 0);
  const answering = (language: string) =>
    ["page-chat", "answers", language].flatMap((name) => scriptsNamed(out, name));
  const quoting = (language: string) => [
    `passages.${language}.json`,
    ...["quotes", `${language}.facts`].flatMap((name) => scriptsNamed(out, name)),
  ];
  const heavier = (filesIn: (language: string) => readonly string[]) =>
    Math.max(...["de", "en"].map((language) => weightOf(filesIn(language))));
  return {
    answering: heavier(answering),
    views: heavier((language) => [...answering(language), ...scriptsNamed(out, "text-view")]),
    quoting: heavier(quoting),
  };
}
