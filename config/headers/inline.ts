import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Hashes (`sha256-…`) of the inline scripts and styles that the Content-Security-Policy allows. */
export type Inline = ReturnType<typeof inlineOf>;

const script = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style[^>]*>([\s\S]*?)<\/style>/g;
const styleAttribute = /<[a-z][^>]*\sstyle="[^"]*"[^>]*>/i;

/** The style of the generated policy page (PRIV-03), which the browser makes from this very file. */
const madeLater = "src/features/privacy/page/page.css";

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/**
 * Hashes one document's inline scripts and styles. A script with a type is data, such as JSON-LD, and needs no hash.
 * @throws Error on a style attribute, which the policy forbids.
 */
export function inlineOf(html: string) {
  const [found] = styleAttribute.exec(html) ?? [];
  if (found) throw new Error(`The security policy forbids style attributes in documents: ${found}`);
  const scripts = [...html.matchAll(script)].filter(([, attributes]) => !/\btype=/.test(attributes ?? ""));
  return {
    scripts: scripts.map(([, , code = ""]) => hashOf(code)),
    styles: [...html.matchAll(style)].map(([, rules = ""]) => hashOf(rules)),
  };
}

/** Hashes what is inline in all documents of a build and in the generated policy page, without duplicates. */
export function inlineOfBuild(root: string, outDir: string): Inline {
  const documents = readdirSync(outDir, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  const each = documents.map((file) => inlineOf(readFileSync(join(outDir, file), "utf8")));
  const later = hashOf(readFileSync(join(root, madeLater), "utf8"));
  const once = (hashes: readonly string[]) => [...new Set(hashes)].sort();
  return {
    scripts: once(each.flatMap(({ scripts }) => scripts)),
    styles: once([...each.flatMap(({ styles }) => styles), later]),
  };
}
