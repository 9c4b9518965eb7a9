// Makes a fresh clone ready: checks Node's version and installs the packages. `npm test` asks for more: --browser installs
// a Chromium; --engines, --database and --web-server a Firefox and a WebKit, a PostgreSQL with Supabase's command line and
// an nginx where they can be had: tests that lack one say so, and fail in a pipeline. Needs no packages: it runs before any is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { chromiumPath, firefoxPath, onPath, runnable, shellName, webkitPath } from "../config/browsers.mjs";
import { installForCheck, installPackages, nginxPath, runQuietly, say, takesPackages } from "./machine.mjs";

const downloadLimitMs = 180_000;
/** npm names its own program when it runs a script; elsewhere it is on the path. */
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
const withoutAdvice = ["--no-audit", "--no-fund", "--loglevel=error"];

function stop(text) {
  console.error(`\n[setup] ${text}\n`);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24) return;
  stop(`This project needs Node 20.19+, 22.12+ or 24+; this is ${process.version}.`);
}

/** Does an installation once for each state of a lockfile and each Node: a stamp says that it went through. */
function once(lockfile, stamp, install) {
  const wanted = createHash("sha256").update(readFileSync(lockfile)).update(process.version).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  if (install()) writeFileSync(stamp, wanted);
}

function installModules() {
  say("installing packages; this takes a minute or two …");
  const quiet = { stdio: ["ignore", "ignore", "inherit"] };
  const { status } = spawnSync(npm[0], [...npm.slice(1), "ci", ...withoutAdvice], quiet);
  return status === 0 || stop("npm ci failed; see above.");
}

function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !runnable(given)) stop(`CHROMIUM_PATH is ${given}, but nothing runnable is there.`);
  const { chromium } = createRequire(import.meta.url)("playwright");
  return chromiumPath() || [chromium.executablePath()].find((file) => file && existsSync(file));
}

function downloadBrowser() {
  say("no Chromium found; trying Playwright's own download (3 minutes at most) …");
  const playwright = (...args) =>
    runQuietly("node_modules/.bin/playwright", args, { timeout: downloadLimitMs });
  if (playwright("install", "chromium") && takesPackages()) playwright("install-deps", "chromium");
}

function installSystemBrowser() {
  if (!takesPackages()) return;
  say("no download possible; installing the system's chromium …");
  installPackages(["chromium"]);
}

function requireBrowser() {
  for (const attempt of [downloadBrowser, installSystemBrowser]) if (!findBrowser()) attempt();
  const browser = findBrowser();
  if (!browser) {
    stop(
      "No Chromium was found and none could be installed: run `apt-get install chromium` (Debian, Ubuntu) or " +
        "`npx playwright install chromium`, or set CHROMIUM_PATH to the one you have.",
    );
  }
  say(`browser: ${browser}`);
  // Debian keeps the shell in a package of its own.
  if (browser === "/usr/bin/chromium" && !onPath([shellName]) && takesPackages()) {
    say("installing Chromium's headless shell, for pictures and journeys …");
    if (!installPackages([shellName]))
      say("it could not be installed: pictures and journeys will take longer.");
  }
}

const debianPostgres = "/usr/lib/postgresql";

/** Debian's versions of PostgreSQL, the newest first. */
const postgresVersions = () =>
  existsSync(debianPostgres) ? readdirSync(debianPostgres).sort((a, b) => Number(b) - Number(a)) : [];

function preparePostgres() {
  const install = (...packages) => installForCheck("PostgreSQL with pgTAP", "tests over it", packages);
  if (!process.env.PG_BIN && !onPath(["initdb"]) && postgresVersions().length === 0)
    install("postgresql", "libtap-parser-sourcehandler-pgtap-perl");
  // Debian keeps pgTAP for each version apart; a PostgreSQL from elsewhere is taken as it is.
  const [version] = postgresVersions();
  if (version && !existsSync(`/usr/share/postgresql/${version}/extension/pgtap.control`))
    install(`postgresql-${version}-pgtap`);
}

/** 135 MB that one check needs: no dependency of the project, but a lockfile of its own. */
function installSupabase() {
  say("fetching Supabase's command line, for its checks of the migrations …");
  const folder = "node_modules/.cache/supabase-cli";
  for (const name of ["package.json", "package-lock.json"])
    cpSync(`supabase/cli/${name}`, join(folder, name));
  // Not `npm ci`: it refuses a list without the programs of the other platforms, which not every registry offers.
  const args = [...npm.slice(1), "install", "--ignore-scripts", ...withoutAdvice, "--prefix", folder];
  const went = runQuietly(npm[0], args, { timeout: downloadLimitMs });
  if (!went) say("Supabase's command line could not be fetched: its checks will be left out.");
  return went;
}

const isAsked = (part) => process.argv.includes(part);
requireNode();
process.chdir(join(import.meta.dirname, ".."));
once("package-lock.json", "node_modules/.setup-stamp", installModules);
// For the editor; `npm run types` keeps them up to date.
runQuietly("node_modules/.bin/tcm", [".", "-sp", "{src,stories}/**/*.module.css", "-o", ".class-names"]);
if (isAsked("--browser")) requireBrowser();
if (isAsked("--engines")) {
  if (!firefoxPath()) installForCheck("Firefox", "its journeys", ["firefox-esr"]);
  if (!webkitPath()) installForCheck("WebKit", "its journeys", ["webkit2gtk-driver", "xvfb", "xauth"]);
}
if (isAsked("--database")) {
  preparePostgres();
  once("supabase/cli/package-lock.json", "node_modules/.cache/supabase-cli/.setup-stamp", installSupabase);
}
if (isAsked("--web-server") && !nginxPath())
  installForCheck("nginx", "the check of its configuration", ["nginx-light"]);
