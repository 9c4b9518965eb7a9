import Daily, { type DailyCall, type DailyFactoryOptions } from "@daily-co/daily-js";
import { afterEach, beforeEach, vi } from "vitest";
import type { MachineScript } from "../call-machine.ts";
import { callMachineBundle } from "../call-machine.ts";
import "./reports.ts";

export const roomUrl = "https://rooms.example.daily.co/room";

/** The address of a stand-in for the script that the call client fetches. */
export function bundleUrl(script: MachineScript = {}): string {
  return URL.createObjectURL(new Blob([callMachineBundle(script)], { type: "text/javascript" }));
}

const calls = new Set<DailyCall>();

export function callObject(script: MachineScript = {}, options: DailyFactoryOptions = {}): DailyCall {
  const call = Daily.createCallObject({
    audioSource: false,
    videoSource: false,
    // A test may leave one behind that does not end, which is what it proves.
    allowMultipleCallInstances: true,
    ...options,
    dailyConfig: { avoidEval: true, callObjectBundleUrlOverride: bundleUrl(script), ...options.dailyConfig },
  });
  // Without a listener the client prints every error.
  call.on("error", () => undefined);
  calls.add(call);
  return call;
}

/** The prebuilt frame, which is never loaded: nothing is fetched. */
export function frame(): DailyCall {
  const call = Daily.createFrame({ allowMultipleCallInstances: true });
  call.on("error", () => undefined);
  calls.add(call);
  return call;
}

export async function joined(script: MachineScript = {}, options?: DailyFactoryOptions): Promise<DailyCall> {
  const call = callObject(script, options);
  await call.join({ url: roomUrl });
  return call;
}

/** Ends every call of a test; one that does not answer must not hold up the next. */
async function endCalls(): Promise<void> {
  for (const call of calls) {
    if (!call.isDestroyed())
      await Promise.race([call.destroy(), new Promise((done) => setTimeout(done, 200))]);
  }
  calls.clear();
}

/** Before and after each proof of a file: an empty console, no call left open, the clock of the browser. */
export function eachOnItsOwn(tidyUp = endCalls): void {
  beforeEach(() => {
    for (const level of ["error", "warn", "log"] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined);
  });
  afterEach(async () => {
    await tidyUp();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}

/** Says something to the call client as the fetched script would, and waits until it was heard. */
export async function tell(call: DailyCall, ...messages: readonly object[]): Promise<void> {
  const callClientId: unknown = Reflect.get(call, "callClientId");
  for (const message of messages) {
    window.postMessage(
      { what: "iframe-call-message", from: "embedded", callClientId, ...message },
      location.origin,
    );
  }
  // Messages are heard in order: when this one arrives, those have.
  await new Promise<void>((heard) => {
    window.addEventListener("message", function hear({ data }) {
      if (data !== "heard") return;
      window.removeEventListener("message", hear);
      heard();
    });
    window.postMessage("heard", location.origin);
  });
}

export function listenersOf(call: DailyCall, event: string): number {
  const count: unknown = Reflect.get(call, "listenerCount");
  return typeof count === "function" ? count.call(call, event) : Number.NaN;
}

export function counting(call: DailyCall, event: Parameters<DailyCall["on"]>[0]): () => number {
  let count = 0;
  call.on(event, () => {
    count += 1;
  });
  return () => count;
}

/** "accepted" or "refused"; "never" when it has not settled after all that a page does by itself. */
export async function settles(promise: Promise<unknown>): Promise<string> {
  return Promise.race([
    promise.then(
      () => "accepted",
      () => "refused",
    ),
    new Promise<string>((never) => setTimeout(never, 400, "never")),
  ]);
}

/** A track of the (pretended) microphone, to be stopped by whoever asked. */
export async function ownMicrophone(): Promise<MediaStreamTrack> {
  const [track] = (await navigator.mediaDevices.getUserMedia({ audio: true })).getTracks();
  if (!track) throw new Error("The browser has no microphone.");
  return track;
}
