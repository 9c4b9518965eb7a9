// Installs what this machine lacks, by Debian's packages. Needs no packages itself.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { runnable } from "../config/browsers.mjs";

/** @param {string} text what setup does or leaves out, in a sentence. */
export const say = (text) => console.log(`[setup] ${text}`);

/**
 * Runs a long step without its chatter; when it fails, says its last word in one line.
 * @returns {boolean} whether it went well.
 */
export function runQuietly(command, args, options = {}) {
  const ended = spawnSync(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" });
  if (ended.status === 0) return true;
  const lines = `${ended.stdout ?? ""}\n${ended.stderr ?? ""}`.split("\n").map((line) => line.trim());
  const reason = lines.find((line) => /^(E:|Error|npm error)/.test(line)) ?? ended.error?.message;
  const step = `${command.split("/").at(-1)} ${args.slice(0, 2).join(" ")}`;
  say(`${step}: ${reason ?? `it ended with ${ended.status}`}`);
  return false;
}

export const takesPackages = () => process.getuid?.() === 0 && runnable("/usr/bin/apt-get");

/** Where the machine's nginx lies, if it has one: on a user's path it is rarely found. */
export const nginxPath = () => ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx"].find(runnable);

let listsAreNew = false;

/** @returns {boolean} whether all of these packages of Debian or Ubuntu are there now. */
export function installPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if (!listsAreNew) listsAreNew = runQuietly("apt-get", ["update", "-qq"], { env });
  return runQuietly("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env });
}

/** Installs what a check needs and the site does not: where that cannot be done, the check is left out. */
export function installForCheck(name, leftOut, packages) {
  if (!takesPackages()) {
    say(`no ${name}, and only root on Debian or Ubuntu can be helped: ${leftOut} will be left out.`);
    return;
  }
  say(`installing ${name} …`);
  if (!installPackages(packages)) say(`${name} could not be installed: ${leftOut} will be left out.`);
}
