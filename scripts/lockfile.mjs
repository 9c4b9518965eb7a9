// Checks package-lock.json: no registry's address in it; every platform's optional binary recorded, since `npm ci`
// refuses a lockfile elsewhere that lacks them; no package that wants to run code at install, since .npmrc lets none; none that the written-down advisories name.
import { readFileSync } from "node:fs";
import { knownAdvisories } from "./known-advisories.mjs";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** They want to run code at install and work without it: esbuild then finds its binary at each start instead. */
const workWithoutTheirScripts = ["node_modules/esbuild"];

/** Where Node would look for `name` from the package at `at`, nearest first. */
function placesOf(name, at) {
  const folders = at === "" ? [] : at.split("/node_modules/");
  const nested = folders.map(
    (_, i) => `${folders.slice(0, i + 1).join("/node_modules/")}/node_modules/${name}`,
  );
  return [...nested.reverse(), `node_modules/${name}`];
}

const ofPackages = Object.entries(packages).flatMap(([at, entry]) => [
  ...(entry.resolved && !entry.link ? [`${at}: an address is recorded`] : []),
  ...(entry.hasInstallScript && !workWithoutTheirScripts.includes(at)
    ? [`${at}: wants to run code at install, which .npmrc forbids; find out whether it works without`]
    : []),
  ...Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !placesOf(name, at).some((place) => packages[place]?.version))
    .map((name) => `${at}: its optional ${name} is not recorded`),
]);

const problems = [...ofPackages, ...knownAdvisories(packages)];
for (const problem of problems) console.error(problem);
console.log(
  problems.length > 0 ? `${problems.length} problems in package-lock.json` : "package-lock.json is fine",
);
process.exit(problems.length > 0 ? 1 : 0);
