import { readFileSync } from "node:fs";
import {
  componentOf,
  componentsWithBaselines,
  type Maker,
  readBaselines,
  writeBaselines,
  writeMaker,
} from "./baselines.ts";
import { wantedPictures } from "./book.ts";
import { decodePng } from "./picture.ts";

/** Where each picture lies that differs from the approved one, by name. */
export type Taken = ReadonlyMap<string, string>;

function listed(what: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : [`${what}:`, ...names.map((name) => `  ${name}`)];
}

/** Takes the new pictures, takes away those without a story, and says which. */
export function approve(taken: Taken, maker: Maker): string[] {
  const wanted = wantedPictures();
  const fresh: string[] = [];
  const changed: string[] = [];
  const gone: string[] = [];
  let kept = 0;
  for (const component of new Set([...componentsWithBaselines(), ...[...taken.keys()].map(componentOf)])) {
    const approved = readBaselines(component);
    const before = fresh.length + changed.length + gone.length;
    for (const name of approved.keys()) if (!wanted.has(name)) gone.push(name);
    for (const name of gone) approved.delete(name);
    for (const [name, path] of taken) {
      if (componentOf(name) !== component) continue;
      (approved.has(name) ? changed : fresh).push(name);
      approved.set(name, decodePng(readFileSync(path)));
    }
    kept += approved.size;
    if (fresh.length + changed.length + gone.length > before) writeBaselines(component, approved);
  }
  writeMaker(maker);
  return [
    ...listed("New", fresh),
    ...listed("Changed", changed),
    ...listed("Removed, since their stories are gone", gone),
    `Approved: ${fresh.length} new, ${changed.length} changed, ${gone.length} removed; ${kept} pictures in all.`,
  ];
}
