import type { DailyCall } from "@daily-co/daily-js";
import { vi } from "vitest";
import { standInAddress } from "../support/stand-in-provider.ts";
import { reports } from "./reports.ts";
import { callObject, roomUrl } from "./room.ts";

export function brokenBundle(): string {
  const address = URL.createObjectURL(new Blob([""]));
  URL.revokeObjectURL(address);
  return address;
}

/** An address that never answers. */
export function hangingBundle(): string {
  return standInAddress(location.origin, { status: 0 });
}

export interface Loading {
  call: DailyCall;
  refused: unknown;
  /** When each attempt began, in milliseconds of the clock that the page sees. */
  attempts: number[];
  /** The reports that were sent to the error-reporting service. */
  reported: string[];
  gaveUpAfter: number;
}

/** Joins with a script that does not come, on a clock that runs as fast as the page allows. */
export async function failingLoad(
  bundle: string,
  properties: object = {},
  onError: (error: { type: string; msg: string }) => void = () => undefined,
): Promise<Loading> {
  const realTimeout = window.setTimeout.bind(window);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const attempts: number[] = [];
  reports.length = 0;
  const began = Date.now();
  let loading = 0;
  const heads = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      attempts.push(Date.now() - began);
      loading += 1;
      node.addEventListener("error", () => {
        loading -= 1;
      });
    }
  });
  heads.observe(document.head, { childList: true });
  const call = callObject({}, { dailyConfig: { callObjectBundleUrlOverride: bundle } });
  call.on("error", ({ error }) => error && onError({ type: error.type, msg: error.msg }));
  const join = call.join({ url: roomUrl, ...properties }).then(
    () => undefined,
    (error: unknown) => error,
  );
  try {
    while (call.meetingState() !== "error" && Date.now() - began < 120_000) {
      await new Promise((next) => realTimeout(next, 1));
      // The browser needs its own time to find that there is nothing; the page's clock waits for it.
      if (loading === 0 || bundle === hangingBundle()) await vi.advanceTimersByTimeAsync(100);
    }
    const gaveUpAfter = Date.now() - began;
    const refused = await join;
    await new Promise((next) => realTimeout(next, 20));
    return { call, refused, attempts, reported: [...reports], gaveUpAfter };
  } finally {
    heads.disconnect();
    vi.useRealTimers();
  }
}
