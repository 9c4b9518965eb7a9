// The browsers that the machine has. Setup, the runners' configurations and `npm test` ask here.
import process from "node:process";
import { installForCheck, installPackages, onPath, say, takesPackages } from "./machine.mjs";

/** Chromium without what a window needs: the same pixels for an eighth less work, a page for a fifth of it. */
const shellName = "chromium-headless-shell";
const chromiumNames = ["chromium", shellName, "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Debian's name first: where both are, it is the one that setup has installed. */
const firefoxNames = ["firefox-esr", "firefox"];

/** The machine's Chromium, or undefined to let Playwright use its own download. CHROMIUM_PATH names another. */
export const chromiumPath = () => process.env.CHROMIUM_PATH || onPath(chromiumNames);

/** The browser that takes the pictures and walks the journeys. */
export const headlessPath = () => process.env.CHROMIUM_PATH || onPath([shellName]) || chromiumPath();

/** Where Debian's Chromium is, its little brother belongs beside it; without it pictures and journeys only take longer. */
export function prepareHeadless() {
  const isDebians = chromiumPath() === "/usr/bin/chromium";
  if (!isDebians || onPath([shellName]) || !takesPackages()) return;
  say("installing Chromium's headless shell, for pictures and journeys …");
  if (!installPackages([shellName]))
    say("it could not be installed: pictures and journeys will take longer.");
}

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
