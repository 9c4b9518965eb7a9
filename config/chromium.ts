import process from "node:process";
import { fileURLToPath } from "node:url";
import { chromiumPath, headlessPath } from "./browsers.mjs";

/** Launch options for Playwright and Vitest: the same fonts and colours on every Linux machine, and no network look-ups. */
export function chromiumLaunch(executablePath = chromiumPath()) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      "--font-render-hinting=none",
      "--disable-lcd-text",
      "--force-color-profile=srgb",
      "--hide-scrollbars",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
    env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL("./fonts.conf", import.meta.url)) },
  };
}

type Launch = ReturnType<typeof chromiumLaunch>;

/** Without V8's optimising compilers: a test's document lives for seconds, and they would take more than they save. */
export const unoptimised = "--js-flags=--no-opt --no-maglev";

/** A browser for pictures: drawn the same by every processor, without its own instructions, which takes a third longer. */
export function forPictures(launch: Launch) {
  return { ...launch, args: [...launch.args, "--disable-skia-runtime-opts", "--disable-partial-raster"] };
}

/**
 * Launch options for the journeys: the browser without what a window needs, which opens a page for a fifth of the work.
 * It crashes when it is asked whether it understands speech on the device, so here it does not offer that; the
 * journeys' stand-ins do (`tests/e2e/voice-support.ts`).
 * @param options.scene whether it draws in three dimensions: by software, which takes a third of a journey's work.
 */
export function headlessLaunch({ scene } = { scene: true }) {
  const launch = chromiumLaunch(headlessPath());
  const flags = [unoptimised, "--disable-blink-features=OnDeviceWebSpeechAvailable"];
  if (!scene) flags.push("--disable-software-rasterizer");
  return { ...launch, args: [...launch.args, ...flags] };
}
