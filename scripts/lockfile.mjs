// Checks package-lock.json: no registry's address in it; every platform's optional binary recorded, since `npm ci`
// refuses a lockfile elsewhere that lacks them; no package that wants to run code at install, since .npmrc lets none.
import { readFileSync } from "node:fs";
import process from "node:process";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** They want to run code at install and work without it: esbuild then finds its binary at each start instead. */
const workWithoutTheirScripts = ["node_modules/esbuild"];

/** What a folder of packages, the project's own or that of a package with other versions, holds. */
const recorded = new Set(Object.keys(packages).map((at) => at.split("node_modules/").at(-1)));

const problems = Object.entries(packages).flatMap(([at, entry]) => [
  ...(entry.resolved && !entry.link ? [`${at}: an address is recorded`] : []),
  ...(entry.hasInstallScript && !workWithoutTheirScripts.includes(at)
    ? [`${at}: wants to run code at install, which .npmrc forbids; find out whether it works without`]
    : []),
  ...Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !recorded.has(name))
    .map((name) => `${at}: its optional ${name} is not recorded`),
]);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
