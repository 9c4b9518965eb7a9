import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The inline scripts and styles of the documents, which a policy allows by a hash like `sha256-…`. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

const script = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const style = /<style[^>]*>([\s\S]*?)<\/style>/g;
const styleAttribute = /<[a-z][^>]*\sstyle="[^"]*"[^>]*>/i;

/** Of the page that the browser makes by itself (PRIV-03): it has this very file as its style. */
const madeLater = "src/features/privacy/page/page.css";

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/**
 * The hashes of one document's inline scripts and styles, as a Content-Security-Policy names them. Data is not run.
 * @throws Error on a style attribute, which the policy forbids.
 */
export function inlineOf(html: string): Inline {
  const [found] = styleAttribute.exec(html) ?? [];
  if (found) throw new Error(`The security policy forbids style attributes in documents: ${found}`);
  const scripts = [...html.matchAll(script)].filter(([, attributes]) => !/\btype=/.test(attributes ?? ""));
  return {
    scripts: scripts.map(([, , code = ""]) => hashOf(code)),
    styles: [...html.matchAll(style)].map(([, rules = ""]) => hashOf(rules)),
  };
}

/** Those of all documents that a build has written and of the page that is made later, each once. */
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
