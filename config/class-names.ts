import { createHash } from "node:crypto";
import { relative } from "node:path";

/**
 * The name of a class of a CSS module in the published site: five signs instead of thirty, since each stands
 * in the markup, the style and the script of every first load. Depends on nothing but file and name, so that
 * the site's build and the prerendering agree.
 */
export function shortName(name: string, file: string): string {
  const path = relative(process.cwd(), file.split("?")[0] ?? file);
  const hash = createHash("sha256").update(`${path}:${name}`).digest("hex").slice(0, 12);
  return `m${Number.parseInt(hash, 16).toString(36).slice(-4)}`;
}
