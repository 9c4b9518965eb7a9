// Checks package-lock.json: no registry's address in it; every platform's optional binary recorded, since `npm ci`
// refuses a lockfile elsewhere that lacks them; no package that wants to run code at install, since .npmrc lets none.
import { readFileSync } from "node:fs";
import process from "node:process";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** They want to run code at install and work without it: esbuild then finds its binary at each start instead. */
const workWithoutTheirScripts = ["node_modules/esbuild"];

/** Whether Node would find `name` from the package at `at`, in its own folder or in one above. */
function isRecorded(name, at) {
  if (packages[`${at ? `${at}/` : ""}node_modules/${name}`]?.version) return true;
  return (
    at !== "" &&
    isRecorded(
      name,
      at.includes("/node_modules/") ? at.replace(/\/node_modules\/(?!.*\/node_modules\/).*/, "") : "",
    )
  );
}

const problems = Object.entries(packages).flatMap(([at, entry]) => [
  ...(entry.resolved && !entry.link ? [`${at}: an address is recorded`] : []),
  ...(entry.hasInstallScript && !workWithoutTheirScripts.includes(at)
    ? [`${at}: wants to run code at install, which .npmrc forbids; find out whether it works without`]
    : []),
  ...Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !isRecorded(name, at))
    .map((name) => `${at}: its optional ${name} is not recorded`),
]);
for (const problem of problems) console.error(problem);
console.log(
  problems.length > 0 ? `${problems.length} problems in package-lock.json` : "package-lock.json is fine",
);
process.exit(problems.length > 0 ? 1 : 0);
