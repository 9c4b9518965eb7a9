// The browsers that the machine has. Setup, the runners' configurations and `npm test` ask here.
import process from "node:process";
import { installForCheck, onPath, say } from "./machine.mjs";

const chromiumNames = [
  "chromium",
  "chromium-headless-shell",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
/** Debian's name first: where both are, it is the one that setup has installed. */
const firefoxNames = ["firefox-esr", "firefox"];

/** The machine's Chromium, or undefined to let Playwright use its own download. CHROMIUM_PATH names another. */
export const chromiumPath = () => process.env.CHROMIUM_PATH || onPath(chromiumNames);

/** The machine's Firefox, if it has one. FIREFOX_PATH names another. */
export const firefoxPath = () => process.env.FIREFOX_PATH || onPath(firefoxNames);

/** Only `npm test` asks for it: without it the journeys run in Chromium alone. */
export function prepareFirefox() {
  const there =
    firefoxPath() ||
    (installForCheck(["firefox-esr"], {
      name: "Firefox",
      purpose: "the journeys in a second engine",
      leftOut: "those journeys",
    }) &&
      firefoxPath());
  if (there) say(`second browser: ${there}`);
}
