// `npm run new -- ui/thing` or `npm run new -- features/thing/View`: the files that a new piece or view needs, with
// its story and its docs. They pass every check as they are; the words in them are there to be replaced.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { featureFiles, uiFiles } from "./new/templates.mjs";

const usage = "Usage: npm run new -- ui/thing   or   npm run new -- features/thing/View";
const folder = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const component = /^[A-Z][A-Za-z0-9]*$/;

function stop(text) {
  console.error(text);
  process.exit(1);
}

/** @returns the path and content of each new file, for what was asked. */
function filesFor(asked) {
  const [room, name = "", view = "", ...rest] = asked.split("/");
  if (rest.length > 0 || !folder.test(name)) return null;
  if (room === "ui" && !view) return uiFiles(name);
  return room === "features" && component.test(view) ? featureFiles(name, view) : null;
}

const files = filesFor(process.argv[2] ?? "");
if (!files) stop(usage);
// A feature's words are shared by its views: the second view finds them there.
const fresh = Object.entries(files).filter(([path]) => !(path.endsWith(".copy.ts") && existsSync(path)));
const taken = fresh.map(([path]) => path).filter((path) => existsSync(path));
if (taken.length > 0) stop(`Nothing written; there is already ${taken.join(" and ")}.`);

for (const [path, content] of fresh) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(path);
}
// The order of imports hangs on the names in them.
const written = fresh.map(([path]) => path).filter((path) => !path.endsWith(".mdx"));
const biome = "node_modules/@biomejs/biome/bin/biome";
const tidied = spawnSync(process.execPath, [biome, "check", "--write", ...written], { encoding: "utf8" });
if (tidied.status !== 0) stop(tidied.stderr);
