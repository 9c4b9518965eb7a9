import type { DailyCall } from "@daily-co/daily-js";
import { expect } from "vitest";
import { GuardedCall } from "#provider/index.ts";
import { type Check, checking, loose } from "./call/checks.ts";
import { addressProofs } from "./call/checks-of-addresses.ts";
import { propertyProofs } from "./call/checks-of-properties.ts";
import { settingProofs } from "./call/checks-of-settings.ts";
import { callObject, eachOnItsOwn, joined, tell } from "./call/room.ts";
import { rowsBy } from "./row.ts";
import { ownMicrophone } from "./support/own-microphone.ts";
import { prove } from "./support/prove-in-chromium.ts";

const { asSpecified, differs } = rowsBy("@daily-co/daily-js", "chromium");

eachOnItsOwn();

const interval = (value: unknown) => (call: DailyCall) =>
  call.startRemoteParticipantsAudioLevelObserver(loose(value));
const userData = (value: unknown) => (call: DailyCall) => call.setUserData(value);
const message = (size: number) => (call: DailyCall) => call.sendAppMessage("m".repeat(size - 2));
const recording = (type: string) => (call: DailyCall) => call.startRecording(loose({ type }));
const player = (settings: object) => (call: DailyCall) =>
  call.updateRemoteMediaPlayer(loose({ session_id: "p", settings }));
const reserved = [
  "cam-audio",
  "cam-video",
  "screen-video",
  "screen-audio",
  "rmpAudio",
  "rmpVideo",
  "customVideoDefaults",
];

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

/** Values that the call client accepts and refuses. */
prove("callChecks", {
  ...addressProofs,
  ...settingProofs,
  ...propertyProofs,
  "CALL-04.participant keys": asSpecified(
    "5 participant",
    "updateParticipant()",
    "A key of a participant update must be known.",
    checking(
      joined,
      ["a known key", (call) => call.updateParticipant("id", { setAudio: false })],
      [
        "another",
        (call) => call.updateParticipant("id", loose({ setColour: 1 })),
        /unrecognized updateParticipant property setColour/,
      ],
    ),
  ),
  "CALL-04.user data": asSpecified(
    "5 user data",
    "setUserData()",
    "userData is JSON of at most 4096 characters.",
    checking(
      callObject,
      ["4096 characters", userData("u".repeat(4096))],
      ["4097 characters", userData("u".repeat(4097)), /userData is too large \(4097 characters\)/],
      ["a circle", userData(circular()), /must be serializable to JSON/],
    ),
  ),
  "CALL-04.interval": differs(
    "5 interval",
    "startRemoteParticipantsAudioLevelObserver()",
    "The observer's interval is a number of at least 100.",
    ["Refuses 99 and text, but takes 0 and NaN.", "The guard takes finite numbers from 100 on."],
    {
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
  ),
  "CALL-04.track name": asSpecified(
    "5 track name",
    "startCustomTrack()",
    "A custom track's name has at most 50 characters and is none of the seven reserved ones.",
    checking(
      joined,
      ["50 characters", customTrack({ trackName: "n".repeat(50) })],
      ["51 characters", customTrack({ trackName: "n".repeat(51) }), /more than 50 characters/],
      ...reserved.map((trackName): Check => [trackName, customTrack({ trackName }), /already used by daily/]),
    ),
  ),
  "CALL-04.track mode": asSpecified(
    "5 track name",
    "startCustomTrack()",
    "Its mode is music, speech or an object, and it is a media track.",
    checking(
      joined,
      ["music", customTrack({ mode: "music" })],
      ["speech", customTrack({ mode: "speech" })],
      ["an object", customTrack({ mode: { bitrate: 64_000, stereo: true } })],
      ["another", customTrack({ mode: "loud" }), /`mode` must be either/],
      ["no track", customTrack({ track: {} }), /instances of MediaStreamTrack/],
    ),
  ),
  "CALL-05.types": differs(
    "5 recording",
    "startRecording()",
    "A recording is cloud, raw-tracks or local.",
    ["Takes cloud-audio-only as well.", "The guard takes the three."],
    {
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
  ),
  "CALL-09.size": asSpecified(
    "5 message size",
    "sendAppMessage()",
    "An app message has at most 4096 characters as JSON, unless the room says otherwise.",
    async (seen) => {
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
  ),
  "CALL-12.volume": asSpecified(
    "5 player volume",
    "updateRemoteMediaPlayer()",
    "Volume is a number from 0 to 2.",
    checking(
      joined,
      ["0", player({ volume: 0 })],
      ["2", player({ volume: 2 })],
      ["2.1", player({ volume: 2.1 }), /between 0.0 - 2.0/],
      ["-1", player({ volume: -1 }), /between 0.0 - 2.0/],
      ["text", player({ volume: "1" }), /must be "number" type/],
    ),
  ),
  "CALL-12.state": asSpecified(
    "3 media player",
    "updateRemoteMediaPlayer()",
    "State is play or pause.",
    checking(
      joined,
      ["play", player({ state: "play" })],
      ["pause", player({ state: "pause" })],
      ["stop", player({ state: "stop" }), /valid values are: {"PLAY":"play","PAUSE":"pause"}/],
    ),
  ),
  "CALL-14.update": asSpecified(
    "5 transcription",
    "updateTranscription()",
    "Options are needed, participants are an array.",
    checking(
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
  ),
  "CALL-14.stop": asSpecified(
    "5 transcription",
    "stopTranscription()",
    "Stop with options needs an instanceId.",
    checking(
      joined,
      ["no id", (call) => call.stopTranscription(loose({})), /"instanceId" not provided/],
      ["an id", (call) => call.stopTranscription({ instanceId: "8c2d1f5e-0b5e-4c35-9d57-0e2f3c1b2a19" })],
    ),
  ),
});
