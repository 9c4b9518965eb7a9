import { createHash } from "node:crypto";
import { relative } from "node:path";

/**
 * The name of a class or animation of a CSS module in the published site: four signs for the file and one or two for
 * the place where it first stands in it. Each name stands in the markup, the style and the script of every first load,
 * and names of a file that begin alike are packed best. Depends on nothing but the file, so that the site's build and
 * the prerendering agree.
 */
export function shortName(name: string, file: string, css: string): string {
  const path = relative(process.cwd(), file.split("?")[0] ?? file);
  const hash = createHash("sha256").update(path).digest("hex").slice(0, 12);
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, found]) => found);
  const place = [...new Set(names)].indexOf(name);
  if (place < 0) throw new Error(`No class or animation is called ${name} in ${path}`);
  return `m${Number.parseInt(hash, 16).toString(36).slice(-4)}${place.toString(36)}`;
}
