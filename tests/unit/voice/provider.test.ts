import { sayMessage } from "@mainlicht/voice/call";
import { letGoMs } from "@mainlicht/voice/vapi";
import { beforeEach, describe, expect, test } from "vitest";
import { failureOf } from "#app/adapters/voice-provider.faults.ts";
import { providerVoice } from "#app/adapters/voice-provider.ts";
import { flushPromises, type ManualClock, manualClock } from "../../support/manual-clock.ts";
import { FakeVendor, fakeMicrophone, fakePage, fakeShipped, listener } from "./fakes.ts";

let clock: ManualClock;
let microphone: ReturnType<typeof fakeMicrophone>;
let heard: ReturnType<typeof listener>;
let loads: boolean;
let logged: string[];
beforeEach(() => {
  clock = manualClock();
  microphone = fakeMicrophone();
  heard = listener();
  FakeVendor.made = [];
  loads = true;
  logged = [];
});

const config = { publicKey: "pk", assistantId: "asst", apiBase: "" };

function voice(given = config) {
  return providerVoice(given, {
    load: async () => {
      if (!loads) throw new Error("offline");
      return fakeShipped;
    },
    openMicrophone: microphone.openMicrophone,
    clock,
    isOnline: () => true,
    page: fakePage(),
    log: (cause) => void logged.push(cause.message),
  });
}

const wish = () => ({ language: "de" as const, microphone: true, on: heard.on });
const vendor = () => FakeVendor.made.at(-1) as FakeVendor;

async function calling(port = voice()) {
  const call = port.start(wish());
  await flushPromises();
  return call;
}

async function talking() {
  const call = await calling();
  vendor().settleStart({});
  await flushPromises();
  vendor().emit("call-start");
  return call;
}

describe("a call of the provider", () => {
  test("[VOICE-02] [VOICE-16] microphone first, then the fixed assistant, with our own track", async () => {
    await calling();
    const devices = { audioSource: microphone.track, videoSource: false };
    expect(vendor().given).toEqual(["pk", undefined, { avoidEval: true }, devices]);
    expect(vendor().started[0]).toBe("asst");
    expect(heard.texts()).toEqual(["microphoneAsked", "microphoneOpened"]);
  });

  test("[VOICE-13] nobody to call: said in the specified words, and not even the microphone is asked for", async () => {
    await calling(voice({ ...config, assistantId: "" }));
    const detail = "Assistant or Squad or Workflow must be provided.";
    expect(heard.events).toContainEqual({ type: "stage", stage: "validation", status: "failed", detail });
    expect(heard.texts()).toEqual(["validation started", "validation failed", "error", "ended noTarget"]);
    expect(vendor().started).toEqual([]);
    expect(microphone.wishes).toBeNull();
  });

  test("an assistant that speaks before it listens is shown as speaking", async () => {
    await calling();
    vendor().emit("speech-start");
    vendor().emit("call-start");
    expect(heard.texts().slice(-2)).toEqual(["listening", "speaking"]);
  });
});

test("[VOICE-12] [VOICE-14] events are reported; what is harmless does not end the call", async () => {
  await talking();
  for (const name of ["network-quality-change", "network-connection"]) vendor().emit(name, { state: 1 });
  for (const type of ["video-recording-setup-error", "audio-processing-setup-error"]) {
    vendor().emit("error", { type, error: { message: "no" } });
  }
  vendor().emit("error", { type: "audio-start-failed", error: {} });
  expect(heard.texts().slice(-6)).toEqual([
    "network-quality-change",
    "network-connection",
    "error",
    "error",
    "error",
    "soundBlocked",
  ]);
});

test("captions come from transcripts, and from nothing else that is sent into the room", async () => {
  await talking();
  const said = { type: "transcript", role: "user", transcriptType: "partial", transcript: "Was" };
  for (const message of [said, null, "transcript", { type: "transcript" }, { ...said, role: "hacker" }]) {
    vendor().emit("message", message);
  }
  expect(heard.events.filter(({ type }) => type === "captioned")).toEqual([
    { type: "captioned", from: "visitor", text: "Was", final: false, language: "de" },
  ]);
});

describe("in a call of the provider", () => {
  test("[VOICE-05] mute stills our own track and tells the room; a client that throws does no harm", async () => {
    const call = await talking();
    call.setMuted(true);
    expect([microphone.muted, vendor().muted]).toEqual([true, true]);
    vendor().hasRoom = false;
    call.setMuted(false);
    expect(microphone.muted).toBe(false);
    expect(heard.events.at(-1)).toMatchObject({ detail: expect.stringContaining("not available") });
  });

  test("[VOICE-15] messages go into the room", async () => {
    const call = await talking();
    call.send(sayMessage("Guten Tag"));
    expect(vendor().sent).toEqual([sayMessage("Guten Tag")]);
  });

  test("another microphone takes the place of one that was unplugged", async () => {
    await talking();
    const next = { kind: "audio", id: "2" } as MediaStreamTrack;
    microphone.wishes?.onReplaced(next);
    expect(vendor().given.at(-1)).toEqual({ audioSource: next });
    microphone.wishes?.onLost("micMissing");
    expect(heard.texts()).toContain("ended micMissing");
  });
});

test("the end: the provider ends it: as wished, or with an error of theirs", async () => {
  await talking();
  vendor().emit("call-end");
  expect(heard.texts()).toContain("ended null");
  await talking();
  const endedReason = "pipeline-error-openai-llm-failed";
  vendor().emit("message", { type: "status-update", status: "ended", endedReason });
  vendor().emit("call-end");
  expect(heard.texts()).toContain("ended provider");
});

describe("one call after the other", () => {
  test("a fresh client for each call, and only when the one before has let go", async () => {
    const port = voice();
    const first = await calling(port);
    const old = vendor();
    old.hangs = true;
    first.end();
    await calling(port);
    expect(FakeVendor.made).toHaveLength(1);
    old.settleStop();
    await clock.pass(100);
    expect(FakeVendor.made).toHaveLength(2);
    expect(vendor().started[0]).toBe("asst");
  });

  test("one that never lets go: the next is told so after 3 s, with the microphone off", async () => {
    const port = voice();
    const first = await calling(port);
    vendor().hangs = true;
    first.end();
    await calling(port);
    for (let waited = 0; waited <= 2 * letGoMs; waited += 50) {
      await clock.pass(50);
    }
    expect(heard.texts().at(-1)).toBe("ended stuck");
    expect([microphone.open, FakeVendor.made.length]).toEqual([0, 1]);
  });
});

const http = (statusCode: number) => ({ message: ["no"], statusCode });
test.each([
  [400, "provider"],
  [401, "unauthorized"],
  [402, "quota"],
  [403, "unauthorized"],
  [404, "noTarget"],
  [429, "tooMany"],
  [500, "provider"],
] as const)("[VOICE-14] the provider answers %i instead of giving a room: %s", (status, failure) => {
  expect(failureOf({ type: "start-method-error", error: http(status) }, true)).toBe(failure);
});

const daily = (type: string, msg = "no") => ({ type: "daily-error", error: { error: { type, msg } } });
const ended = () => heard.texts().filter((text) => text.startsWith("ended"));

test.each([
  ["error", daily("ejected"), "ejected"],
  ["error", daily("exp-room"), "notJoined"],
  ["error", daily("end-of-life"), "outdated"],
  ["error", daily("connection-error"), "network"],
  ["error", daily("connection-error", "Failed to load call object bundle."), "notLoaded"],
  ["error", { type: "daily-call-join-error", error: { message: "x" } }, "notJoined"],
  ["error", new Error("Duplicate DailyIframe instances are not allowed"), "stuck"],
  ["error", null, "provider"],
  ["camera-error", { error: { error: { type: "permissions" } } }, "micRefused"],
  ["camera-error", { error: { error: { type: "mic-in-use" } } }, "micInUse"],
  ["error", { type: "start-method-error", stack: "connection-error", context: { status: 402 } }, "provider"],
])("[VOICE-14] what goes wrong: in a call, %s %o: %s", async (name, detail, failure) => {
  await talking();
  vendor().emit(name, detail);
  vendor().emit("call-end");
  expect(ended()).toEqual([`ended ${failure}`]);
  expect([microphone.open, vendor().stops]).toEqual([0, 1]);
});

describe("[VOICE-14] the cause that is told", () => {
  test("[VOICE-11] the stage that fails says so with the first cause, and the site's own log hears of it", async () => {
    await calling();
    vendor().stage("initialization", "started");
    vendor().stage("daily-call-join", "started");
    const cause = "Failed to load call object bundle.";
    vendor().emit("error", daily("connection-error", cause));
    // The client goes on to say that the join failed; the call is not over before it has.
    expect(ended()).toEqual([]);
    vendor().stage("daily-call-join", "failed", { error: "Meeting ended in error" });
    vendor().emit("error", { type: "daily-call-join-error", error: "Meeting ended in error" });
    await vendor().fail("Meeting ended in error");
    const failed = { type: "stage", stage: "video-call-join", status: "failed", detail: cause };
    expect(heard.events).toContainEqual(failed);
    const detail = expect.stringContaining("video-call-join-error");
    expect(heard.events).toContainEqual({ type: "reported", name: "error", detail });
    expect([heard.texts().at(-1), logged]).toEqual(["ended notLoaded", [`voice call: ${cause}`]]);
  });

  test("[VOICE-11] a room that is refused is a failed stage", async () => {
    await calling();
    vendor().stage("initialization", "started");
    vendor().stage("web-call-creation", "started");
    await vendor().fail(http(402));
    const failed = { type: "stage", stage: "web-call-creation", status: "failed", detail: "no" };
    expect(heard.events).toContainEqual(failed);
  });

  test("[VOICE-11] a microphone that is lost while it starts is the cause; what the client says after it is none", async () => {
    await calling();
    vendor().stage("web-call-creation", "started");
    microphone.wishes?.onLost("micMissing");
    expect(() => vendor().stage("web-call-creation", "completed")).toThrow("called off");
    await vendor().fail("called off");
    const failed = { type: "stage", stage: "web-call-creation", status: "failed", detail: "micMissing" };
    expect(heard.events).toContainEqual(failed);
    expect(JSON.stringify(heard.events)).not.toContain("called off");
    expect(ended()).toEqual(["ended micMissing"]);
  });
});

describe("[VOICE-14] what ends a call", () => {
  test("a recording that begins all the same ends the call", async () => {
    await talking();
    vendor().emit("recording-started", {});
    expect([ended(), microphone.open]).toEqual([["ended recorded"], 0]);
  });

  test("its start answers nothing, or rejects", async () => {
    await calling();
    vendor().settleStart(null);
    await flushPromises();
    expect(heard.texts()).toContain("ended provider");
    await calling();
    vendor().failStart(new Error("WebRTC not supported or suppressed"));
    await flushPromises();
    expect(heard.texts()).toContain("ended unsupported");
  });

  test("a fatal error while it starts counts although the start says that all went well", async () => {
    await calling();
    vendor().emit("error", daily("ejected"));
    vendor().settleStart({});
    await flushPromises();
    expect(ended()).toEqual(["ended ejected"]);
  });

  test("its own code does not come: said, and logged", async () => {
    loads = false;
    await calling();
    expect([heard.texts().at(-1), logged]).toEqual(["ended notLoaded", ["voice call: offline"]]);
    expect(microphone.open).toBe(0);
  });
});
