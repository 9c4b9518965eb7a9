import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { bookDir } from "../book.ts";
import { textFolder } from "../heard/spoken.ts";
import { pictureFolder } from "../picture.ts";

const git = (...asked: string[]) => execFileSync("git", asked, { encoding: "utf8" }).trim();

/** The sources that have changed since a picture or text was last approved. */
function changedSources(): string[] {
  const approved = git("log", "-1", "--format=%H", "--", pictureFolder, textFolder);
  return git("diff", "--name-only", approved, "--", "src", "packages", "stories", ".storybook").split("\n");
}

/** By the name of a picture or text: which of these sources its story is made with. */
export function causesInBook(changed = changedSources()): (file: string) => string[] {
  const { modules }: { modules: { id: string; reasons: { moduleName: string }[] }[] } = JSON.parse(
    readFileSync(`${bookDir}/preview-stats.json`, "utf8"),
  );
  const { entries }: { entries: Record<string, { importPath: string }> } = JSON.parse(
    readFileSync(`${bookDir}/index.json`, "utf8"),
  );
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
    return reached.flatMap(({ source, all }) => (source && reaches(all) ? [source] : []));
  };
}
