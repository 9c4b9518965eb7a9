import type { DailyCall, DailyEvent } from "@daily-co/daily-js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GuardedCall } from "#vendors/daily/guarded-call.ts";
import { CallRefused } from "#vendors/refused.ts";

type Method = (...given: unknown[]) => unknown;
type Listener = (event: unknown) => void;

/** What the guard adds to the call client; a client that does as it is told stands in for the shipped one. */
function guarded(answers: Record<string, Method> = {}) {
  const asked: unknown[][] = [];
  const listeners: [event: string, listener: Listener][] = [];
  const own: Record<string, Method> = {
    meetingState: () => "new",
    on: (event, listener) => listeners.push([event as string, listener as Listener]),
    off(event, listener) {
      const at = listeners.findIndex(([name, one]) => name === event && one === listener);
      if (at >= 0) listeners.splice(at, 1);
    },
    ...answers,
  };
  const client = new Proxy({} as DailyCall, {
    get:
      (_, name: string) =>
      (...given: unknown[]) => {
        const answer = own[name];
        if (!(name in own) || name in answers) asked.push([name, ...given]);
        return answer ? answer(...given) : Promise.resolve(`answer of ${name}`);
      },
  });
  const emit = (action: DailyEvent, more: object = {}) => {
    for (const [event, listener] of [...listeners]) if (event === action) listener({ action, ...more });
  };
  return { call: new GuardedCall(client), asked, listeners, emit };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(["loading", "joining-meeting", "joined-meeting"])(
  "[CALL-01] no join in the state %s",
  async (state) => {
    const { call, asked } = guarded({ meetingState: () => state, join: () => undefined });
    const joining = call.join({ url: "https://room.example" });
    await expect(joining).rejects.toThrow(new CallRefused(`A join is refused in the state ${state}.`));
    expect(asked).toEqual([["meetingState"]]);
  },
);

test("[CALL-01] a join is answered with who is there, or fails of what the client says, or of other words than before", async () => {
  expect(await guarded({ join: async () => ({ local: 1 }) }).call.join({})).toEqual({ local: 1 });
  expect(await guarded({ join: async () => null }).call.join({})).toBeUndefined();
  const offline = new TypeError("offline");
  await expect(guarded({ join: () => Promise.reject(offline) }).call.join({})).rejects.toBe(offline);
  await expect(guarded({ join: () => Promise.reject(undefined) }).call.join({})).rejects.toThrow(
    new CallRefused("The url or token is different from the one used before."),
  );
});

test("[CALL-01] leaving tells whether the room answered in time, and leaves no clock running", async () => {
  expect(await guarded().call.leave()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
  const left = guarded({ leave: () => new Promise(() => undefined) }).call.leave(50);
  await vi.advanceTimersByTimeAsync(50);
  expect(await left).toBe(false);
});

test("[CALL-01] destroyed, every listener is gone: with an answer, without one, and after an error", async () => {
  const endings: Method[] = [
    async () => undefined,
    () => new Promise(() => undefined),
    () => Promise.reject(new Error("gone")),
  ];
  for (const destroy of endings) {
    const { call, listeners, emit } = guarded({ destroy });
    const heard = vi.fn();
    call.on("left-meeting", heard);
    call.on("cpu-load-change", heard);
    const ended = call.destroy().catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(2_000);
    await ended;
    emit("cpu-load-change", { cpuLoadState: "high" });
    expect([listeners, heard.mock.calls]).toEqual([[], []]);
  }
});

test.each(["local-screen-share-stopped", "local-screen-share-canceled"] as const)(
  "[CALL-03] a second screen share is refused until %s",
  async (over) => {
    const { call, asked, emit } = guarded();
    expect(call.isSharingScreen).toBe(false);
    emit("local-screen-share-started");
    expect(call.isSharingScreen).toBe(true);
    await expect(call.startScreenShare()).rejects.toThrow(
      new CallRefused("Could not start the screen sharing. The screen is already been captured!"),
    );
    expect(asked).toEqual([]);
    emit(over);
    await call.startScreenShare({ screenVideoSendSettings: "detail-optimized" });
    expect(asked).toEqual([["startScreenShare", { screenVideoSendSettings: "detail-optimized" }]]);
  },
);

test("[CALL-03] what repeats itself is told when it has changed; everything else each time, until it is not wished", () => {
  const { call, emit } = guarded();
  const told: unknown[] = [];
  const tell = (event: object) => void told.push(Object.values(event).at(-1));
  const stops = (
    ["cpu-load-change", "recording-started", "recording-stopped", "joined-meeting"] as const
  ).map((event) => call.on(event, tell));
  const everything = () => {
    for (const cpuLoadState of ["low", "low", "high"]) emit("cpu-load-change", { cpuLoadState });
    for (const event of ["recording-started", "recording-started", "recording-stopped"] as const) emit(event);
    for (let twice = 0; twice < 2; twice += 1) emit("joined-meeting");
  };
  everything();
  const changes = [
    "low",
    "high",
    "recording-started",
    "recording-stopped",
    "joined-meeting",
    "joined-meeting",
  ];
  expect(told).toEqual(changes);
  for (const stop of stops) stop();
  everything();
  expect(told).toEqual(changes);
});

test("[CALL-04] devices and mute are the client's own", async () => {
  const { call, asked } = guarded({ enumerateDevices: async () => ({ devices: ["a microphone"] }) });
  expect(await call.devices()).toEqual(["a microphone"]);
  expect(await call.useDevices({ audioSource: false })).toBe("answer of setInputDevicesAsync");
  call.setMuted(true);
  expect(asked.slice(1)).toEqual([
    ["setInputDevicesAsync", { audioSource: false }],
    ["setLocalAudio", false],
  ]);
  expect(await call.geo()).toEqual({ current: "" });
});

const dark = { colors: { accent: "#0Af" } };
const pair = { light: { colors: { accent: "#00aaff" } }, dark };
test.each<[string, (call: GuardedCall) => unknown, unknown[]]>([
  [
    "levels each 100 ms",
    (call) => call.observeRemoteLevels(100),
    ["startRemoteParticipantsAudioLevelObserver", 100],
  ],
  [
    "a recording",
    (call) => call.startRecording({ width: 9 }),
    ["startRecording", { width: 9, type: "cloud" }],
  ],
  [
    "raw tracks",
    (call) => call.startRecording({ type: "raw-tracks" }),
    ["startRecording", { type: "raw-tracks" }],
  ],
  [
    "a local recording",
    (call) => call.startRecording({ type: "local" }),
    ["startRecording", { type: "local" }],
  ],
  [
    "nobody's own tracks",
    (call) => call.updateReceiveSettings({ local: {}, base: {} }),
    ["updateReceiveSettings", { base: {} }],
  ],
  ["names", (call) => call.setShowNamesMode("always"), ["setShowNamesMode", "always"]],
  ["no names", (call) => call.setShowNamesMode("never"), ["setShowNamesMode", "never"]],
  ["names as usual", (call) => call.setShowNamesMode(false), ["setShowNamesMode", false]],
  ["a theme", (call) => call.setTheme(dark), ["setTheme", dark]],
  ["a pair of themes", (call) => call.setTheme(pair), ["setTheme", pair]],
  [
    "a media player",
    (call) => call.startRemoteMediaPlayer({ url: "x" }),
    ["startRemoteMediaPlayer", { url: "x" }],
  ],
  [
    "its settings",
    (call) => call.startRemoteMediaPlayer({ url: "x", settings: {} }),
    ["startRemoteMediaPlayer", { url: "x", settings: {} }],
  ],
])("[CALL-04] [CALL-05] handed on: %s", async (_, use, handed) => {
  const { call, asked } = guarded();
  await use(call);
  expect(asked).toEqual([handed]);
});

const given = <T>(wrong: unknown) => wrong as T;
test.each<[string, (call: GuardedCall) => unknown]>([
  ["The interval is at least 100 ms.", (call) => call.observeRemoteLevels(99)],
  ["The interval is a number.", (call) => call.observeRemoteLevels(given("100"))],
  [
    'A recording is "cloud", "raw-tracks" or "local".',
    (call) => call.startRecording({ type: given("tape") }),
  ],
  ['Names are shown "always", "never" or false.', (call) => call.setShowNamesMode(given(true))],
  [
    "A remote media player cannot take simulcast layers.",
    (call) => call.startRemoteMediaPlayer({ url: "x", settings: given({ simulcastEncodings: [] }) }),
  ],
])("[CALL-04] [CALL-05] refused, and nothing done: %s", async (words, use) => {
  const { call, asked } = guarded();
  await expect(async () => use(call)).rejects.toThrow(new CallRefused(words));
  expect(asked).toEqual([]);
});

test.each(["red", "#12", "#12345", "#1234567", "x#123", "#12g"])("%s is no colour", async (accent) => {
  const { call, asked } = guarded();
  for (const theme of [{ colors: { accent } }, { ...pair, light: { colors: { accent } } }]) {
    await expect(call.setTheme(theme)).rejects.toThrow(CallRefused);
  }
  expect(asked).toEqual([]);
});
