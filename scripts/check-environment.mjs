import { delimiter } from "node:path";
import process from "node:process";

/** What every step of a check runs in: this project's commands, and no colours in what is read or kept. */
export const env = {
  ...process.env,
  NO_COLOR: "1",
  // Playwright asks its servers for colours otherwise, and Node then warns in each of them.
  FORCE_COLOR: "0",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  PATH: `node_modules/.bin${delimiter}${process.env.PATH ?? ""}`,
};
