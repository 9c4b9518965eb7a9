import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** The hashes of a document's inline scripts, as a Content-Security-Policy names them. Data is not run. */
export function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].filter(
    ([, attributes]) => !/\btype=/.test(attributes ?? ""),
  );
  return scripts.map(([, , code = ""]) => `sha256-${createHash("sha256").update(code).digest("base64")}`);
}

/** Those of all documents that a build has written, each once. */
export function inlineScriptsOf(outDir: string): string[] {
  const documents = readdirSync(outDir, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  const hashes = documents.flatMap((file) => scriptHashes(readFileSync(join(outDir, file), "utf8")));
  return [...new Set(hashes)].sort();
}
