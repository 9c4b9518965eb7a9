import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const names = [
  "chromium",
  "chromium-headless-shell",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

function runnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The machine's Chromium, or undefined to let Playwright use its own download. */
function chromiumPath(env: NodeJS.ProcessEnv): string | undefined {
  if (env["CHROMIUM_PATH"]) return env["CHROMIUM_PATH"];
  const folders = (env["PATH"] ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(runnable);
}

/** What Playwright and Vitest's browser mode launch: the same pixels on every Linux machine, no look-ups outside. */
export function chromiumLaunch(): { executablePath?: string; args: string[]; env: Record<string, string> } {
  const executablePath = chromiumPath(process.env);
  const env = Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      "--font-render-hinting=none",
      "--disable-lcd-text",
      "--force-color-profile=srgb",
      "--hide-scrollbars",
      "--disable-skia-runtime-opts",
      "--disable-partial-raster",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
    env: { ...env, FONTCONFIG_FILE: fileURLToPath(new URL("./fonts.conf", import.meta.url)) },
  };
}
