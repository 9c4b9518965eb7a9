import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { bookDir } from "../book.ts";

const inBook = (file: string) => JSON.parse(readFileSync(`${bookDir}/${file}`, "utf8"));

const diff = (...asked: string[]) => spawnSync("git", ["diff", ...asked]).stdout.toString();

/** What a branch adds to main, with what is in no commit yet; on main, what its commit adds. */
const bases = [["--merge-base", "main"], ["--merge-base", "origin/main"], ["HEAD^"]];

const changedSince = (base: readonly string[]): string[] =>
  diff("--name-only", ...base, "--", "src", "packages", "stories", ".storybook")
    .split("\n")
    .filter(Boolean);

const changedSources = () => bases.map(changedSince).find(({ length }) => length > 0) ?? [];

/** The changed lines of a source, as git says them, without its head. */
export const changeOf = (source: string): string =>
  bases
    .map((base) => diff(...base, "--unified=0", "--", source))
    .find(Boolean)
    ?.replace(/^.*?(?=@@)/s, "") ?? "";

/** By the name of a picture or text: which of these sources its story is made with. */
export function causesInBook(changed = changedSources()): (file: string) => string[] {
  const { modules }: { modules: { id: string; reasons: { moduleName: string }[] }[] } =
    inBook("preview-stats.json");
  const { entries }: { entries: Record<string, { importPath: string }> } = inBook("index.json");
  const importers = new Map(modules.map(({ id, reasons }) => [id, reasons.map((one) => one.moduleName)]));
  const reached = changed.map((source) => {
    const all = new Set([`./${source}`]);
    for (const one of all) for (const importer of importers.get(one) ?? []) all.add(importer);
    return { source, all };
  });
  // What every story is shown in, and what shows the site as a whole, everything reaches.
  return (file) => {
    const story = entries[file.replace(/\..*/, "")]?.importPath;
    const reaches = (all: Set<string>) => !story || all.has(story) || all.has("./.storybook/preview.tsx");
    return reached.flatMap(({ source, all }) => (reaches(all) ? [source] : []));
  };
}
