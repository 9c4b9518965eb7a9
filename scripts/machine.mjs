// Finds out what this machine has, and what Debian's packages can add. Only Node's own modules: it is used
// before anything is installed.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";

/** @param {string} text what setup does or leaves out, in a sentence. */
export const say = (text) => console.log(`[setup] ${text}`);

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnSyncOptions} options
 * @returns {boolean} whether it went well.
 */
export function run(command, args, options = {}) {
  return spawnSync(command, args, { stdio: "inherit", ...options }).status === 0;
}

/**
 * Runs a long step without its chatter; when it fails, says its last word in one line.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnSyncOptions} options
 * @returns {boolean} whether it went well.
 */
export function runQuietly(command, args, options = {}) {
  const ended = spawnSync(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" });
  if (ended.status === 0) return true;
  const lines = `${ended.stdout ?? ""}\n${ended.stderr ?? ""}`
    .split("\n")
    .filter((line) => /^(E:|Error|npm error)/.test(line.trim()));
  const reason = lines[0]?.trim() ?? ended.error?.message ?? `it ended with ${ended.status ?? ended.signal}`;
  say(`${command.split("/").at(-1)} ${args.slice(0, 2).join(" ")}: ${reason}`);
  return false;
}

/** @param {string} file */
export function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {readonly string[]} names a program's names, the preferred one first.
 * @returns {string | undefined} where the first one lies that is on the path.
 */
export function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(runnable);
}

/** Whether packages of Debian or Ubuntu can be installed here. */
export const takesPackages = () => process.getuid?.() === 0 && runnable("/usr/bin/apt-get");

let listsAreNew = false;

/**
 * Installs packages of Debian or Ubuntu, without what they merely recommend.
 * @param {readonly string[]} packages
 * @returns {boolean} whether all of them are there now.
 */
export function installPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!listsAreNew) listsAreNew = runQuietly("apt-get", ["update", "-qq"], { env });
  return runQuietly("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
}

/**
 * Installs what a check needs and the site does not: where that cannot be done, the check is left out.
 * @param {readonly string[]} packages
 * @param {{ name: string, purpose: string, leftOut: string }} words for the sentences on the terminal.
 * @returns {boolean} whether all of them are there now.
 */
export function installForCheck(packages, { name, purpose, leftOut }) {
  if (!takesPackages()) {
    say(`no ${name}, and only root on Debian or Ubuntu can be helped: ${leftOut} will be left out.`);
    return false;
  }
  say(`installing ${name}, for ${purpose} …`);
  const there = installPackages(packages);
  if (!there) say(`${name} could not be installed: ${leftOut} will be left out.`);
  return there;
}
