// Finds the programs that the database checks need besides the packages. Only `npm test` uses them, not the site.
// Nothing here stops a run: tests that lack something say so, and fail in a pipeline (CI=true).
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installForCheck, runnable, runQuietly, say } from "./machine.mjs";

const debianFolder = "/usr/lib/postgresql";
/** Debian's name for whatever version it has. Its pgTAP is named after that version. */
const debianPackages = ["postgresql", "libtap-parser-sourcehandler-pgtap-perl"];
/** 135 MB that only this check needs, so it is no dependency of the project: it has a lockfile of its own. */
const supabaseList = join("supabase", "cli");
const supabaseFolder = join("node_modules", ".cache", "supabase-cli");

export function prepareDatabase() {
  preparePostgres();
  prepareSupabase();
}

function versions() {
  return existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
}

function hasPostgres() {
  const folders = [
    process.env.PG_BIN,
    ...(process.env.PATH ?? "").split(delimiter),
    ...versions().map((version) => join(debianFolder, version, "bin")),
  ];
  return folders.some(
    (folder) => folder && runnable(join(folder, "initdb")) && runnable(join(folder, "postgres")),
  );
}

/** Debian's packages keep pgTAP for each version apart; a PostgreSQL from elsewhere is taken as it is. */
function lacksPgtap() {
  const [version] = versions();
  return version && !existsSync(join("/usr/share/postgresql", version, "extension", "pgtap.control"));
}

function preparePostgres() {
  if (hasPostgres() && !lacksPgtap()) return;
  const words = {
    name: "PostgreSQL with pgTAP",
    purpose: "the checks of the database",
    leftOut: "tests over it",
  };
  // pgTAP is named after the version, which is known only once PostgreSQL is there.
  if (!hasPostgres() && !installForCheck(debianPackages, words)) return;
  const [version] = versions();
  if (version && lacksPgtap()) installForCheck([`postgresql-${version}-pgtap`], { ...words, name: "pgTAP" });
}

function prepareSupabase() {
  const wanted = readFileSync(join(supabaseList, "package-lock.json"), "utf8");
  const installed = join(supabaseFolder, "package-lock.json");
  const isThere = existsSync(join(supabaseFolder, "node_modules", "supabase", "package.json"));
  if (isThere && existsSync(installed) && readFileSync(installed, "utf8") === wanted) return;
  say("fetching Supabase's command line, for its checks of the migrations …");
  mkdirSync(supabaseFolder, { recursive: true });
  copyFileSync(join(supabaseList, "package.json"), join(supabaseFolder, "package.json"));
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const flags = [
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--prefix",
    supabaseFolder,
  ];
  const writeList = () => copyFileSync(join(supabaseList, "package-lock.json"), installed);
  writeList();
  // Not `npm ci`: it refuses a list without the programs of the other platforms, which not every registry offers.
  if (runQuietly(npm[0], [...npm.slice(1), "install", ...flags], { timeout: 180_000 })) {
    // npm may have written the list anew; what was asked for is compared with the next time.
    writeList();
    return;
  }
  rmSync(installed);
  say("Supabase's command line could not be fetched: its checks will be left out.");
}
