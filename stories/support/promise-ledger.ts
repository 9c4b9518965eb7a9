import { type Kept, type PromiseId, promises } from "#shared/promises.ts";

export type Sources = Readonly<Record<string, string>>;

export interface Said {
  file: string;
  text: string;
}

const call = /\bclaim\(\s*(["`])([\s\S]*?)\1,\s*((?:"[\w-]+",?\s*)+)\)/g;

export function saidIn(sources: Sources): (Said & { ids: string[] })[] {
  return Object.entries(sources).flatMap(([file, source]) =>
    Array.from(source.matchAll(call), ([, , text = "", ids = ""]) => ({
      file,
      text,
      ids: Array.from(ids.matchAll(/[\w-]+/g), ([id]) => id),
    })),
  );
}

export function citedIn(source: string): string[] {
  return Array.from(source.matchAll(/(?:\[|")P-([a-z][\w-]*)(?:\]|")/g), ([, id = ""]) => id);
}

const kept: Readonly<Record<PromiseId, Kept>> = promises;
const ids = Object.keys(promises).filter((id): id is PromiseId => id in promises);

/** The ledger: each promise, where it is said, and what proves it. */
export function promiseLedger(sources: Sources, tests: Sources) {
  const said = saidIn(sources);
  return ids.map((id) => ({
    id,
    promise: kept[id],
    said: said.filter((sentence) => sentence.ids.includes(id)),
    proofs: Object.keys(tests).filter((file) => citedIn(tests[file] ?? "").includes(id)),
  }));
}
