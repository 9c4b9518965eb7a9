import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { PGlite } from "@electric-sql/pglite";
import { z } from "zod";

const modules = path.resolve(import.meta.dirname, "../../../node_modules");
const cache = path.join(modules, ".cache/local-supabase");

/** A freshly made cluster of the installed PGlite, made once and kept among the caches. */
export async function emptyCluster(): Promise<Blob> {
  const file = path.join(cache, `cluster-${engineVersion()}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const made = await PGlite.create();
    const dump = await made.dumpDataDir("none");
    await made.close();
    mkdirSync(cache, { recursive: true });
    // Moved into place, so that a test file that starts at the same time never reads half of it.
    writeFileSync(`${file}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
    return dump;
  }
}

function engineVersion(): string {
  const text = readFileSync(path.join(modules, "@electric-sql/pglite/package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
