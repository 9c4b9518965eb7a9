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

/** Why there is none, in one sentence for the person at the terminal. */
interface Missing {
  missing: string;
}

const debian = "/usr/lib/postgresql";

/** Looks on the path and where Debian puts its versions, newest first; PG_BIN names another folder. */
function findPostgres(): PostgresPrograms | Missing {
  const onPath = (process.env["PATH"] ?? "").split(path.delimiter);
  const given = process.env["PG_BIN"];
  const folder = (given === undefined ? [...onPath, ...debianFolders()] : [given]).find(isComplete);
  if (folder === undefined) {
    return {
      missing: "No PostgreSQL here: `node scripts/setup.mjs --database` installs one, PG_BIN names one.",
    };
  }
  if (process.getuid?.() !== 0) return { folder };
  const ids = ["-u", "-g"].map((what) => idOf(what, "postgres"));
  const [uid, gid] = ids;
  if (uid === undefined || gid === undefined) {
    return { missing: "PostgreSQL does not run as root, and this machine has no user named postgres." };
  }
  return { folder, runAs: { uid, gid } };
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

function idOf(what: string, user: string): number | undefined {
  try {
    return Number(
      execFileSync("id", [what, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
    );
  } catch {
    return undefined;
  }
}

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
