import type { MachineScript } from "@mainlicht/voice/call-machine";
import { callMachineBundle, type MachineLog } from "@mainlicht/voice/call-machine";
import type { Page, Route } from "@playwright/test";

/** How the provider and its call bundle behave; both are stood in for by interception alone. */
export interface StandIn {
  /** Milliseconds until the room is given. */
  roomAfterMs?: number;
  /** Instead of giving a room. */
  room?: (route: Route) => unknown;
  bundleAfterMs?: number;
  /** Instead of giving the bundle. */
  bundle?: (route: Route) => unknown;
  machine?: MachineScript;
}

export const room = { id: "call-1", webCallUrl: "https://vapi.daily.co/room" };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const allowed = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type",
};

/** Answers as the provider does for a room, with the headers that a page of another origin needs. */
export function answer(status: number, body: string) {
  return (route: Route) => route.fulfill({ status, headers: allowed, contentType: "application/json", body });
}

/** @returns what was asked of the provider, and the stand-in to change between calls. */
export async function standIn(page: Page, behaves: StandIn = {}) {
  const rooms: { authorization: string | undefined; body: unknown }[] = [];
  const foreign: string[] = [];
  const bundles: string[] = [];
  const now: StandIn = { ...behaves };
  page.on("request", (request) => {
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) foreign.push(request.url());
  });
  await page.route("https://api.vapi.ai/**", async (route) => {
    const request = route.request();
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers: allowed });
    rooms.push({ authorization: request.headers()["authorization"], body: request.postDataJSON() });
    await pause(now.roomAfterMs ?? 0);
    // The page may have left by now.
    return (now.room ?? answer(201, JSON.stringify(room)))(route);
  });
  await page.route("https://c.daily.co/**", async (route) => {
    bundles.push(route.request().url());
    await pause(now.bundleAfterMs ?? 0);
    if (now.bundle) return now.bundle(route);
    return route.fulfill({ contentType: "text/javascript", body: callMachineBundle(now.machine) });
  });
  return { rooms, bundles, foreign, now };
}

export function machineLog(page: Page): Promise<MachineLog> {
  const none: MachineLog = { actions: [], sent: [], joined: 0, left: 0 };
  return page.evaluate((empty) => Reflect.get(window, "callMachineLog") ?? empty, none);
}

/** Counts what calls leave behind in the page: players, scripts, instances of the call client. */
export function leftBehind(page: Page): Promise<number> {
  return page.evaluate(() => {
    const client = (window as unknown as { _daily?: { instances: object } })._daily;
    const elements = document.querySelectorAll("audio, iframe, script[src*='daily.co']").length;
    return elements + Object.keys(client?.instances ?? {}).length;
  });
}
