// Finds the browsers that this machine has. Needs no packages: setup asks before anything is installed.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";

/** Chromium without what a window needs: the same pixels for an eighth less work, a page for a fifth of it. */
export const shellName = "chromium-headless-shell";
const chromiumNames = ["chromium", shellName, "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Debian's name first: where both are, it is the one that setup has installed. */
const firefoxNames = ["firefox-esr", "firefox"];

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

/** The machine's Chromium, or undefined to let Playwright use its own download. CHROMIUM_PATH names another. */
export const chromiumPath = () => process.env.CHROMIUM_PATH || onPath(chromiumNames);

/** The browser that takes the pictures and walks the journeys. */
export const headlessPath = () => process.env.CHROMIUM_PATH || onPath([shellName]) || chromiumPath();

/** The machine's Firefox, if it has one. FIREFOX_PATH names another. */
export const firefoxPath = () => process.env.FIREFOX_PATH || onPath(firefoxNames);

/** What drives WebKit, Safari's engine, and the window that it draws into; both are in Debian's `webkit2gtk-driver`. */
export const webkitDriver = "WebKitWebDriver";
const webkitFolders = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map((machine) => `/usr/lib/${machine}`);
const webkitWindows = webkitFolders.flatMap((folder) =>
  ["4.1", "6.0"].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
);

/** The machine's WebKit, if it can be driven without a screen. */
export const webkitPath = () =>
  onPath([webkitDriver]) && onPath(["xvfb-run"]) && webkitWindows.find(runnable);
