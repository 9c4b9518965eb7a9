import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { bookDir } from "../book.ts";

const inBook = (file: string) => JSON.parse(readFileSync(`${bookDir}/${file}`, "utf8"));

/** The changed lines by source, as git says them, without its head. */
function changesSince(base: readonly string[]): Map<string, string> {
  const asked = ["diff", "--unified=0", ...base, "--", "src", "packages", "stories", ".storybook"];
  const said = spawnSync("git", asked, { maxBuffer: Number.POSITIVE_INFINITY }).stdout.toString();
  const parts = said.split(/^diff --git .* b\/(.*)\n/m).slice(1);
  return new Map(
    parts.flatMap((part, at) => (at % 2 ? [] : [[part, /^@@.*/ms.exec(parts[at + 1] ?? "")?.[0] ?? ""]])),
  );
}

/** What a branch adds to main, with what is in no commit yet; on main, what its commit adds. */
export function changedSources(): Map<string, string> {
  const bases = [["--merge-base", "main"], ["--merge-base", "origin/main"], ["HEAD^"]];
  return bases.map(changesSince).find(({ size }) => size > 0) ?? new Map();
}

/** By the name of a picture or text: which of these sources its story is made with. */
export function causesInBook(changed: readonly string[]): (file: string) => string[] {
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
