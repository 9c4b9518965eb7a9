// `npm run advisories`: whether a package that is installed is known to be vulnerable. Asks the registry; where that
// offers no answer, the list that is written down here. No part of `npm test`.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { knownAdvisories, writtenDown } from "./known-advisories.mjs";

/** @returns {string[] | undefined} what the registry knows of a folder's lockfile; nothing when it does not answer. */
function asked(folder) {
  const { stdout } = spawnSync("npm", ["audit", "--package-lock-only", "--json"], {
    cwd: folder,
    encoding: "utf8",
  });
  try {
    const { vulnerabilities } = JSON.parse(stdout);
    return Object.values(vulnerabilities).map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  } catch {
    return undefined;
  }
}

let found = 0;
for (const folder of [".", "supabase/cli"]) {
  const answer = asked(folder);
  const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, "utf8"));
  const lines = answer ?? knownAdvisories(packages);
  const source = answer ? "the registry" : `the list of ${writtenDown}, since the registry gives no answer`;
  console.log(`${folder}/package-lock.json: ${lines.length} found in ${source}`);
  for (const line of lines) console.error(`  ${line}`);
  found += lines.length;
}
process.exit(found > 0 ? 1 : 0);
