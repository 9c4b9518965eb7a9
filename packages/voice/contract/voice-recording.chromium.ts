import { expect, vi } from "vitest";
import type { CallRequest } from "../src/vapi/client.ts";
import { CallRecorded } from "../src/vapi/index.ts";
import { tell } from "./call/room.ts";
import * as calls from "./call/voice.ts";
import { prove } from "./prove.ts";

calls.eachClientOnItsOwn();

function wanted(overheard: ReturnType<typeof calls.overhearing>): unknown[] {
  return overheard.of("join-meeting").map(({ properties }) => Object(properties).videoSource);
}

/** The voice client's defaults for recording and sound. */
prove("voiceRecording", {
  "VOICE-14.video": async (seen) => {
    const overheard = calls.overhearing();
    const { vapi } = await calls.talking({}, calls.recorded);
    await tell(calls.callOf(vapi));
    const { width, height, backgroundColor, layout } = Object(overheard.of("local-recording-start")[0]);
    seen.is(
      "asked",
      { width, height, backgroundColor, layout },
      {
        width: 1280,
        height: 720,
        backgroundColor: "#FF1F2D3D",
        layout: { preset: "default" },
      },
    );
  },
  "VOICE-14.noise": async (seen) => {
    const overheard = calls.overhearing();
    const { vapi } = await calls.talking();
    await tell(calls.callOf(vapi));
    const settings = overheard.of("update-input-settings").map(({ inputSettings }) => inputSettings);
    seen.is("settings", settings, [{ audio: { processor: { type: "noise-cancellation" } } }]);
  },
  "VOICE-14.sources": async (seen) => {
    const sources: unknown[] = [];
    for (const body of [calls.webCall, calls.recorded.body, { ...calls.webCall, ...calls.avatar }]) {
      const overheard = calls.overhearing();
      const { vapi, told } = await calls.talking({}, { body });
      const metadata = told
        .map(([, detail]) => Object(detail).metadata)
        .find((given) => given && "videoSource" in given);
      await tell(calls.callOf(vapi));
      const subscribed = overheard
        .of("update-participant")
        .map(({ properties }) => Object(properties).setSubscribedTracks?.video);
      sources.push([metadata.videoSource, ...subscribed]);
      await vapi.stop();
    }
    seen.is("camera, picture subscribed: plain, recorded, avatar", sources, [
      [false, false],
      [true, true],
      [false, true],
    ]);
  },
  "VOICE-14.recording off": async () => {
    const off = { artifactPlan: { recordingEnabled: false, videoRecordingEnabled: false } };
    const requests: [CallRequest, object][] = [
      [{ assistantId: "a" }, { assistantId: "a", assistantOverrides: off }],
      [
        {
          assistantId: "a",
          assistantOverrides: { artifactPlan: { recordingEnabled: true }, firstMessage: "Hi" },
        },
        { assistantId: "a", assistantOverrides: { ...off, firstMessage: "Hi" } },
      ],
      [{ squadId: "s" }, { squadId: "s", squadOverrides: off }],
      [
        { workflow: { name: "w", nodes: [], edges: [] } },
        { workflow: { name: "w", nodes: [], edges: [], ...off } },
      ],
    ];
    for (const [request, sent] of requests) {
      const { voice } = await calls.guarded();
      const { received } = Object(await voice.start(request));
      expect(JSON.parse(received.body)).toEqual(sent);
      await voice.stop();
    }
    const { voice, types } = await calls.guarded();
    expect(await voice.start({ workflowId: "w" })).toBeNull();
    expect(types()).toContain("error");
  },
  "VOICE-14.recorded all the same": async () => {
    for (const artifactPlan of [{ recordingEnabled: true }, { videoRecordingEnabled: true }]) {
      const overheard = calls.overhearing();
      const { voice, vapi, events } = await calls.guarded({}, { body: { ...calls.webCall, artifactPlan } });
      expect(await voice.start({ assistantId: "a" })).toBeNull();
      const [failed] = events.flatMap((event) => (event.type === "call-start-failed" ? [event.failure] : []));
      expect(failed?.cause).toBeInstanceOf(CallRecorded);
      expect([vapi.getDailyCallObject(), overheard.of("join-meeting")]).toEqual([null, []]);
    }
    const { vapi, errors } = await calls.guardedCall();
    await tell(calls.callOf(vapi), { action: "recording-started" });
    expect(errors()).toEqual(["call-recorded"]);
  },
  "VOICE-14.no camera": {
    vendor: async (seen) => {
      const overheard = calls.overhearing();
      await calls.talking({}, calls.recorded);
      seen.note("camera in the room", wanted(overheard));
      expect(wanted(overheard)).toContain(true);
    },
    ours: async () => {
      const opened = vi.spyOn(navigator.mediaDevices, "getUserMedia");
      const overheard = calls.overhearing();
      await calls.guardedCall({}, calls.recorded, { recording: "as configured" });
      expect(wanted(overheard)).toEqual([false]);
      for (const [wish] of opened.mock.calls) expect(wish?.video ?? false).toBe(false);
    },
  },
});
