// Compares a lockfile with the advisories that are written down in advisories.json. Needs no network.
import { readFileSync } from "node:fs";

const { entries, writtenDown } = JSON.parse(
  readFileSync(new URL("advisories.json", import.meta.url), "utf8"),
);

/** The day on which the list was written down, as YYYY-MM-DD. */
export { writtenDown };

const numbers = (version) => version.split("-")[0].split(".").map(Number);

/** Whether a version is older than another; what stands after a dash is not looked at. */
function isBelow(version, limit) {
  const [mine, other] = [numbers(version), numbers(limit)];
  const at = mine.findIndex((part, index) => part !== other[index]);
  return at >= 0 && mine[at] < (other[at] ?? 0);
}

/**
 * @param {Record<string, { version?: string }>} packages of a package-lock.json.
 * @returns {string[]} a line for each package that an advisory names.
 */
export function knownAdvisories(packages) {
  return Object.entries(packages).flatMap(([at, { version }]) => {
    const name = at.split("node_modules/").at(-1);
    return entries
      .filter((entry) => entry.package === name && version)
      .filter(({ below, exactly }) => (below ? isBelow(version, below) : version === exactly))
      .map(({ id }) => `${at} ${version}: ${id}`);
  });
}
