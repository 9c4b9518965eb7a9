// Checks package-lock.json: no registry's address in it, and every platform's optional binary recorded, since
// `npm ci` refuses a lockfile elsewhere that lacks them.
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** Where Node would look for `name` from the package at `at`, nearest first. */
function placesOf(name, at) {
  const folders = at === "" ? [] : at.split("/node_modules/");
  const nested = folders.map(
    (_, i) => `${folders.slice(0, i + 1).join("/node_modules/")}/node_modules/${name}`,
  );
  return [...nested.reverse(), `node_modules/${name}`];
}

const problems = Object.entries(packages).flatMap(([at, entry]) => [
  ...(entry.resolved && !entry.link ? [`${at}: an address is recorded`] : []),
  ...Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !placesOf(name, at).some((place) => packages[place]?.version))
    .map((name) => `${at}: its optional ${name} is not recorded`),
]);

for (const problem of problems) console.error(problem);
console.log(
  problems.length > 0 ? `${problems.length} problems in package-lock.json` : "package-lock.json is fine",
);
process.exit(problems.length > 0 ? 1 : 0);
