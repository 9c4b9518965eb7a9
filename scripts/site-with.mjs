// Serves the site as this environment's variables make it, from a folder of its own, for the journeys that need it so:
// `node scripts/site-with.mjs FOLDER`. Builds it only when something has changed that goes into a build.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { build, preview } from "vite";

const inputs = [
  "src",
  "packages",
  "public",
  "config",
  "supabase/local",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
];

/** When a file last changed, or the last of those in a folder. */
function lastChange(path) {
  const at = statSync(path);
  const below = at.isDirectory() ? readdirSync(path).map((name) => lastChange(join(path, name))) : [];
  return Math.max(at.mtimeMs, ...below);
}

const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error("The folder is missing: node scripts/site-with.mjs FOLDER");
const settings = readdirSync(".").filter((name) => name.startsWith(".env"));
const given = Object.entries(process.env).filter(([name]) => /^(VITE_|PORT$|RELEASE$)/.test(name));
// The documents carry the year.
const wanted = JSON.stringify([
  process.version,
  new Date().getFullYear(),
  given.sort(),
  [...inputs, ...settings].map(lastChange),
]);
const stamp = `${outDir}.stamp`;
const quiet = { logLevel: "error", build: { outDir } };
if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  await build(quiet);
  writeFileSync(stamp, wanted);
}
await preview(quiet);
