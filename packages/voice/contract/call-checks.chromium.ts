import type { DailyCall } from "@daily-co/daily-js";
import { expect } from "vitest";
import { GuardedCall } from "../src/daily/index.ts";
import { type Check, checking, loose } from "./call/checks.ts";
import { addressProofs } from "./call/checks-of-addresses.ts";
import { propertyProofs } from "./call/checks-of-properties.ts";
import { settingProofs } from "./call/checks-of-settings.ts";
import { callObject, eachOnItsOwn, joined, ownMicrophone, tell } from "./call/room.ts";
import { prove } from "./prove.ts";

eachOnItsOwn();

const interval = (value: unknown) => (call: DailyCall) =>
  call.startRemoteParticipantsAudioLevelObserver(loose(value));
const userData = (value: unknown) => (call: DailyCall) => call.setUserData(value);
const message = (size: number) => (call: DailyCall) => call.sendAppMessage("m".repeat(size - 2));
const recording = (type: string) => (call: DailyCall) => call.startRecording(loose({ type }));
const player = (settings: object) => (call: DailyCall) =>
  call.updateRemoteMediaPlayer(loose({ session_id: "p", settings }));
const reserved = "cam-audio cam-video screen-video screen-audio rmpAudio rmpVideo customVideoDefaults".split(
  " ",
);

const customTrack = (given: object) => async (call: DailyCall) => {
  const track = await ownMicrophone();
  const added = call.startCustomTrack(loose({ track, ...given }));
  // The room would answer later; what it may refuse is refused at once.
  await Promise.race([added, new Promise((done) => setTimeout(done, 20))]);
};

function circular(): object {
  const one: Record<string, unknown> = {};
  one["self"] = one;
  return one;
}

prove("callChecks", {
  ...addressProofs,
  ...settingProofs,
  ...propertyProofs,
  "CALL-04.participant keys": checking(
    joined,
    ["a known key", (call) => call.updateParticipant("id", { setAudio: false })],
    [
      "another",
      (call) => call.updateParticipant("id", loose({ setColour: 1 })),
      /unrecognized updateParticipant property setColour/,
    ],
  ),
  "CALL-04.user data": checking(
    callObject,
    ["4096 characters", userData("u".repeat(4096))],
    ["4097 characters", userData("u".repeat(4097)), /userData is too large \(4097 characters\)/],
    ["a circle", userData(circular()), /must be serializable to JSON/],
  ),
  "CALL-04.interval": {
    vendor: checking(
      callObject,
      ["100", interval(100)],
      ["99", interval(99), /greater than or equal to 100/],
      ["text", interval("200"), /greater than or equal to 100/],
      ["0", interval(0)],
      ["no number", interval(Number.NaN)],
    ),
    ours: async () => {
      const guarded = new GuardedCall(callObject());
      await guarded.observeRemoteLevels(100);
      for (const value of [99, 0, Number.NaN, Number.POSITIVE_INFINITY, "200", undefined]) {
        await expect(guarded.observeRemoteLevels(loose(value))).rejects.toThrow(/interval/i);
      }
    },
  },
  "CALL-04.track name": checking(
    joined,
    ["50 characters", customTrack({ trackName: "n".repeat(50) })],
    ["51 characters", customTrack({ trackName: "n".repeat(51) }), /more than 50 characters/],
    ...reserved.map((trackName): Check => [trackName, customTrack({ trackName }), /already used by daily/]),
  ),
  "CALL-04.track mode": checking(
    joined,
    ["music", customTrack({ mode: "music" })],
    ["speech", customTrack({ mode: "speech" })],
    ["an object", customTrack({ mode: { bitrate: 64_000, stereo: true } })],
    ["another", customTrack({ mode: "loud" }), /`mode` must be either/],
    ["no track", customTrack({ track: {} }), /instances of MediaStreamTrack/],
  ),
  "CALL-05.types": {
    vendor: checking(
      joined,
      ["cloud", recording("cloud")],
      ["raw-tracks", recording("raw-tracks")],
      ["local", recording("local")],
      ["another", recording("film"), /invalid type: film/],
      ["cloud-audio-only", recording("cloud-audio-only")],
    ),
    ours: async () => {
      const guarded = new GuardedCall(await joined());
      for (const type of ["cloud", "raw-tracks", "local"] as const) guarded.startRecording({ type });
      for (const type of ["cloud-audio-only", "film"]) {
        expect(() => guarded.startRecording({ type: loose(type) })).toThrow(
          '"cloud", "raw-tracks" or "local"',
        );
      }
    },
  },
  "CALL-09.size": async (seen) => {
    const call = await joined();
    await checking(
      () => call,
      ["4096 characters", message(4096)],
      ["4097 characters", message(4097), /Max size is 4096/],
    )(seen);
    await tell(call, {
      action: "joined-meeting",
      participants: {},
      internal: { _maxAppMessageSize: 5000 },
    });
    await checking(() => call, ["4097 where the room allows 5000", message(4097)])(seen);
  },
  "CALL-12.volume": checking(
    joined,
    ["0", player({ volume: 0 })],
    ["2", player({ volume: 2 })],
    ["2.1", player({ volume: 2.1 }), /between 0.0 - 2.0/],
    ["-1", player({ volume: -1 }), /between 0.0 - 2.0/],
    ["text", player({ volume: "1" }), /must be "number" type/],
  ),
  "CALL-12.state": checking(
    joined,
    ["play", player({ state: "play" })],
    ["pause", player({ state: "pause" })],
    ["stop", player({ state: "stop" }), /valid values are: {"PLAY":"play","PAUSE":"pause"}/],
  ),
  "CALL-14.update": checking(
    joined,
    ["no options", (call) => call.updateTranscription(loose(undefined)), /options is mandatory/],
    ["text", (call) => call.updateTranscription(loose("on")), /options must be object type/],
    [
      "no list",
      (call) => call.updateTranscription(loose({ participants: "all" })),
      /participants must be an array/,
    ],
    ["a list", (call) => call.updateTranscription(loose({ participants: ["someone"] }))],
  ),
  "CALL-14.stop": checking(
    joined,
    ["no id", (call) => call.stopTranscription(loose({})), /"instanceId" not provided/],
    ["an id", (call) => call.stopTranscription({ instanceId: "8c2d1f5e-0b5e-4c35-9d57-0e2f3c1b2a19" })],
  ),
});
