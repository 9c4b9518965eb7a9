// What the checks of the database need besides the packages. Only `npm test` asks for it; the site needs none of it.
// Nothing here stops a run: tests that lack something say so, and fail in a pipeline (CI=true).
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const debianFolder = "/usr/lib/postgresql";
/** Debian's name for whatever version it has. Its pgTAP is named after that version. */
const debianPackages = ["postgresql", "libtap-parser-sourcehandler-pgtap-perl"];
/** 135 MB that only this check needs, so it is no dependency of the project. */
const supabaseVersion = "3.1.0";
const supabaseFolder = join("node_modules", ".cache", "supabase-cli");

/** @param tools what scripts/setup.mjs has for its own steps */
export function prepareDatabase({ run, runnable, say }) {
  preparePostgres({ run, runnable, say });
  prepareSupabase({ run, say });
}

function versions() {
  return existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
}

function hasPostgres(runnable) {
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

function preparePostgres({ run, runnable, say }) {
  if (hasPostgres(runnable) && !lacksPgtap()) return;
  if (process.getuid?.() !== 0 || !runnable("/usr/bin/apt-get")) {
    say(
      "no PostgreSQL with pgTAP, and only root on Debian or Ubuntu can be helped: tests over it will be left out.",
    );
    return;
  }
  say("installing PostgreSQL and pgTAP, for the checks of the database …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = (packages) =>
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
  run("apt-get", ["update", "-qq"], { env });
  if (!hasPostgres(runnable) && !install(debianPackages)) {
    say("PostgreSQL could not be installed: tests over it will be left out.");
    return;
  }
  const [version] = versions();
  if (version && !install([`postgresql-${version}-pgtap`])) say("pgTAP could not be installed.");
}

function prepareSupabase({ run, say }) {
  if (existsSync(join(supabaseFolder, "node_modules", "supabase", "package.json"))) return;
  say(`fetching Supabase's command line ${supabaseVersion}, for its checks of the migrations …`);
  mkdirSync(supabaseFolder, { recursive: true });
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const flags = ["--no-save", "--no-audit", "--no-fund", "--silent", "--prefix", supabaseFolder];
  if (
    !run(npm[0], [...npm.slice(1), "install", ...flags, `supabase@${supabaseVersion}`], { timeout: 180_000 })
  ) {
    say("Supabase's command line could not be fetched: its checks will be left out.");
  }
}
