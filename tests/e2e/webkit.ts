import { webkitDriver } from "../../config/browsers.mjs";
import { gracefulShutdown, type ServedProject } from "../../config/suites.ts";
import { port } from "./server.ts";
import { common, siteServer, webkitOnly } from "./suite.ts";

export const driverUrl = `http://127.0.0.1:${port + 2}`;

/** WebKit draws into a window: a screen is made up for it. */
const driverServer = {
  command: `exec xvfb-run -a -s "-screen 0 1280x900x24" ${webkitDriver} --port=${port + 2}`,
  url: `${driverUrl}/status`,
  gracefulShutdown,
};

/** The journeys in Safari's engine, over W3C WebDriver (docs/operations/browsers.md). It has one session at a time. */
export const webkit: readonly ServedProject[] = [
  {
    project: { ...common, name: "webkit", testMatch: webkitOnly, workers: 1 },
    servers: [siteServer, driverServer],
  },
];
