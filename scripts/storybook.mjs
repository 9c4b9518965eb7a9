// `npm run storybook`: the book, on STORYBOOK_PORT or 6006. A taken port is an error, not another port.
import { spawnSync } from "node:child_process";

const port = process.env.STORYBOOK_PORT ?? "6006";
const args = [
  "node_modules/storybook/dist/bin/dispatcher.js",
  "dev",
  "-p",
  port,
  "--exact-port",
  "--no-open",
];
const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" };
process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit", env }).status ?? 1;
