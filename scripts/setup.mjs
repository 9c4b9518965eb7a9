// Makes a fresh clone ready: Node's version, the packages and, with --browser, a Chromium; with --database, a
// PostgreSQL and Supabase's command line, against which the embedded database is checked (scripts/database.mjs);
// with --web-server, an nginx for the check of its generated configuration (scripts/web-server.mjs); with --firefox,
// a second browser for the journeys (scripts/browsers.mjs).
// Only Node's own modules: this runs before anything is installed.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumPath, prepareFirefox, prepareHeadless } from "./browsers.mjs";
import { prepareDatabase } from "./database.mjs";
import { installPackages, run, runnable, runQuietly, say, takesPackages } from "./machine.mjs";
import { prepareWebServer } from "./web-server.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const downloadLimitMs = 180_000;

function stop(text) {
  console.error(`\n[setup] ${text}\n`);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24) return;
  stop(`This project needs Node 20.19+, 22.12+ or 24+; this is ${process.version}.`);
}

/** `npm ci`, once for each lockfile and Node: a stamp in node_modules says that it went through. */
function installModules() {
  const wanted = createHash("sha256")
    .update(readFileSync("package-lock.json"))
    .update(process.version)
    .digest("hex");
  const stamp = join("node_modules", ".setup-stamp");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say("installing packages; this takes a minute or two …");
  // npm names its own program when it runs a script; elsewhere it is on the path.
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  // Of npm only what went wrong: its warnings are about the machine's own settings and later Node versions.
  const quiet = { stdio: ["ignore", "ignore", "inherit"] };
  if (!run(npm[0], [...npm.slice(1), "ci", "--no-audit", "--no-fund", "--loglevel=error"], quiet))
    stop("npm ci failed; see above.");
  writeFileSync(stamp, wanted);
}

function browserOfPlaywright() {
  const { chromium } = createRequire(join(root, "package.json"))("playwright");
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !runnable(given)) stop(`CHROMIUM_PATH is ${given}, but nothing runnable is there.`);
  return chromiumPath() || browserOfPlaywright();
}

function downloadBrowser() {
  say("no Chromium found; trying Playwright's own download (3 minutes at most) …");
  runQuietly("node_modules/.bin/playwright", ["install", "chromium"], { timeout: downloadLimitMs });
}

function installSystemBrowser() {
  if (!takesPackages()) return;
  say("no download possible; installing the system's chromium …");
  installPackages(["chromium"]);
}

function requireBrowser() {
  let browser = findBrowser();
  for (const attempt of [downloadBrowser, installSystemBrowser]) {
    if (browser) break;
    attempt();
    browser = findBrowser();
  }
  if (!browser) {
    stop(
      "No Chromium was found and none could be installed: run `apt-get install chromium` (Debian, Ubuntu) or " +
        "`npx playwright install chromium`, or set CHROMIUM_PATH to the one you have.",
    );
  }
  say(`browser: ${browser}`);
  prepareHeadless();
}

requireNode();
installModules();
// The editor's types of the class names; `npm run types` and the development servers keep them up to date.
runQuietly("node_modules/.bin/tsx", ["scripts/class-names.ts"]);
if (process.argv.includes("--browser")) requireBrowser();
if (process.argv.includes("--database")) prepareDatabase();
if (process.argv.includes("--web-server")) prepareWebServer();
if (process.argv.includes("--firefox")) prepareFirefox();
