// Serves the site as this environment's variables make it, from a folder of its own, for the journeys that need it so
// (playwright.config.ts): `node scripts/site-with.mjs FOLDER`. Builds it only when something has changed that goes into
// a build.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { build, preview } from "vite";
import { briefLogger } from "./brief-logger.mjs";

/** Everything that a build reads, tests and stories apart. */
const inputs = [
  "src",
  "public",
  "config",
  "supabase/local",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
];
const variables = /^(VITE_|PORT$|RELEASE$|COVERAGE$)/;

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** The same as long as a build would write the same. */
function digestOfInputs() {
  const digest = createHash("sha256");
  const settings = readdirSync(".").filter((name) => /^\.env(?!\.example)/.test(name));
  for (const file of [...inputs, ...settings.sort()].flatMap(filesIn))
    digest.update(file).update(readFileSync(file));
  const given = Object.entries(process.env).filter(([name]) => variables.test(name));
  // The documents carry the year.
  digest.update(JSON.stringify([process.version, new Date().getFullYear(), given.sort()]));
  return digest.digest("hex");
}

const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error("The folder is missing: node scripts/site-with.mjs FOLDER");
const stamp = `${outDir}.stamp`;
const wanted = digestOfInputs();
// What is counted in a built script is told of the lines of its source; minified, several of them are one.
const readable = process.env.COVERAGE
  ? { sourcemap: "hidden", minify: false, cssMinify: "lightningcss" }
  : {};
const quiet = { customLogger: briefLogger(), logLevel: "warn", build: { outDir, ...readable } };
const isBuilt = existsSync(join(outDir, "index.html")) && existsSync(stamp);
if (!isBuilt || readFileSync(stamp, "utf8") !== wanted) {
  await build(quiet);
  writeFileSync(stamp, wanted);
}
await preview(quiet);
