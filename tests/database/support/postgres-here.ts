import { execFileSync } from "node:child_process";
import { accessSync, constants, readdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";

/** A PostgreSQL on this machine: where its programs lie, and as which user they must run. */
export interface PostgresPrograms {
  folder: string;
  /** PostgreSQL refuses to run as root. */
  runAs?: { uid: number; gid: number };
}

const debian = "/usr/lib/postgresql";

/** Looks on the path and where Debian puts its versions, newest first; PG_BIN names another folder. Else says why there is none. */
function findPostgres(): PostgresPrograms | string {
  const onPath = (process.env["PATH"] ?? "").split(path.delimiter);
  const given = process.env["PG_BIN"];
  const folder = (given === undefined ? [...onPath, ...debianFolders()] : [given]).find(isComplete);
  if (folder === undefined) {
    return "No PostgreSQL here: `node scripts/setup.mjs --database` installs one, PG_BIN names one.";
  }
  if (process.getuid?.() !== 0) return { folder };
  try {
    const [uid = 0, gid = 0] = ["-u", "-g"].map((what) =>
      Number(execFileSync("id", [what, "postgres"], { stdio: ["ignore", "pipe", "ignore"] })),
    );
    return { folder, runAs: { uid, gid } };
  } catch {
    return "PostgreSQL does not run as root, and this machine has no user named postgres.";
  }
}

function debianFolders(): string[] {
  try {
    const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => path.join(debian, version, "bin"));
  } catch {
    return [];
  }
}

function isComplete(folder: string): boolean {
  return ["initdb", "postgres"].every((program) => {
    try {
      accessSync(path.join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const here = findPostgres();

/**
 * The machine's PostgreSQL, for tests that are left out where there is none. In a pipeline a missing one is
 * an error: a check that silently stopped running is worse than a red one.
 */
export const postgresHere = {
  found: typeof here !== "string",
  programs(): PostgresPrograms {
    if (typeof here === "string") throw new Error(here);
    return here;
  },
};

if (typeof here === "string") {
  if (process.env["CI"] === "true") throw new Error(here);
  console.warn(`${here} The tests over PostgreSQL are left out.`);
}
