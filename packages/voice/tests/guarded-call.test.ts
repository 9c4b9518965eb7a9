import type { DailyCall } from "@daily-co/daily-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GuardedCall } from "../src/daily/guarded-call.ts";

type Method = (...given: unknown[]) => unknown;

/** What no room of the contract does: a client stands in that answers as told, and notes what it is asked. */
function guarded(answers: Record<string, Method>) {
  const asked: unknown[][] = [];
  const heard = new Set<unknown>();
  const own: Record<string, Method> = {
    meetingState: () => "new",
    on: (_, listener) => heard.add(listener),
    off: (_, listener) => heard.delete(listener),
    ...answers,
  };
  const client = new Proxy({} as DailyCall, {
    get: (_, name: string) => own[name] ?? ((...given: unknown[]) => void asked.push([name, ...given])),
  });
  return { call: new GuardedCall(client), asked, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("[CALL-01] a join fails of what the client says; leaving leaves no clock running", async () => {
  const offline = new TypeError("offline");
  await expect(guarded({ join: () => Promise.reject(offline) }).call.join({})).rejects.toBe(offline);
  expect(await guarded({ leave: async () => undefined }).call.leave()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test("[CALL-01] destroyed with an error, it has no listener left", async () => {
  const { call, heard } = guarded({ destroy: () => Promise.reject(new Error("gone")) });
  call.on("left-meeting", () => undefined);
  await expect(call.destroy()).rejects.toThrow("gone");
  expect(heard.size).toBe(0);
});

const dark = { colors: { accent: "#0Af" } };
const pair = { light: { colors: { accent: "#00aaff" } }, dark };
test.each<[unknown[], (call: GuardedCall) => unknown]>([
  [["startRecording", { width: 9, type: "cloud" }], (call) => call.startRecording({ width: 9 })],
  [["updateReceiveSettings", { base: {} }], (call) => call.updateReceiveSettings({ local: {}, base: {} })],
  [["setTheme", pair], (call) => call.setTheme(pair)],
  [["startRemoteMediaPlayer", { url: "x" }], (call) => call.startRemoteMediaPlayer({ url: "x" })],
])("[CALL-04] [CALL-05] handed on: %j", async (handed, use) => {
  const { call, asked } = guarded({});
  await use(call);
  expect(asked).toEqual([handed]);
});

test("[CALL-17] each theme of a pair is looked at", async () => {
  const { call, asked } = guarded({});
  await expect(call.setTheme({ ...pair, light: { colors: { accent: "red" } } })).rejects.toThrow(
    "hex digits",
  );
  expect(asked).toEqual([]);
});
