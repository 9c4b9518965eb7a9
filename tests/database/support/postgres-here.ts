import process from "node:process";
import { findPostgres, type PostgresPrograms } from "./postgres-programs.ts";

const here = findPostgres();

/**
 * The machine's PostgreSQL, for tests that are left out where there is none. In a pipeline a missing one is
 * an error: a check that silently stopped running is worse than a red one.
 */
export const postgresHere = {
  found: !("missing" in here),
  programs(): PostgresPrograms {
    if ("missing" in here) throw new Error(here.missing);
    return here;
  },
};

if ("missing" in here) {
  if (process.env["CI"] === "true") throw new Error(here.missing);
  console.warn(`${here.missing} The tests over PostgreSQL are left out.`);
}
