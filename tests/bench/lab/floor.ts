import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes the yardstick: the home document with the same words and the same style, and nothing that runs. What the
 * site is slower than this by, is what its script costs.
 */
export function writeFloor(out: string, folder: string): void {
  const html = readFileSync(join(out, "index.html"), "utf8");
  const withoutScripts = html.replace(/<script(?![^>]*type="application\/ld\+json")[\s\S]*?<\/script>/g, "");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), withoutScripts);
}
