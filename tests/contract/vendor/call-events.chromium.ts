import * as daily from "@daily-co/daily-js";
import { expect } from "vitest";
import { GuardedCall } from "#provider/index.ts";
import { changes } from "./call/events.ts";
import { counting, eachOnItsOwn, joined, tell } from "./call/room.ts";
import { rowsBy } from "./row.ts";
import { prove } from "./support/prove-in-chromium.ts";

const { asSpecified, differs, ours } = rowsBy("@daily-co/daily-js", "chromium");

eachOnItsOwn();

/** The call client's events, and when they come. */
prove("callEvents", {
  "CALL-03.tracks": asSpecified(
    "4 on change",
    "track-started",
    "Track started and stopped fire on change only.",
    async (seen) => {
      const call = await joined();
      const counts = [counting(call, "track-started"), counting(call, "track-stopped")];
      const track = new MediaStream((await navigator.mediaDevices.getUserMedia({ audio: true })).getTracks());
      const state = Reflect.get(window, "_daily").instances[
        String(Reflect.get(call, "callClientId"))
      ].callMachine.store.getState();
      state.streams["someone"] = {
        participantId: "someone",
        type: "cam",
        pendingTrack: track.getAudioTracks()[0],
        starttime: 0,
      };
      const someone = (audio: string) => ({
        action: "participant-updated",
        participant: {
          session_id: "someone",
          local: false,
          audio: true,
          tracks: { audio: { state: audio }, video: { state: "off" } },
        },
      });
      await tell(
        call,
        someone("off"),
        someone("playable"),
        someone("playable"),
        someone("off"),
        someone("off"),
      );
      seen.note(
        "started, stopped",
        counts.map((count) => count()),
      );
      expect(counts.map((count) => count())).toEqual([1, 1]);
    },
  ),
  "CALL-03.network": asSpecified(
    "4 on change",
    "network-quality-change",
    "Network quality fires on change only.",
    changes(
      "network-quality-change",
      { state: { state: "good", reasons: [] }, threshold: "good", quality: 100 },
      1,
    ),
  ),
  "CALL-03.active speaker": asSpecified(
    "4 on change",
    "active-speaker-change",
    "Active speaker fires on change only.",
    changes("active-speaker-change", { activeSpeaker: { peerId: "someone" } }, 1),
  ),
  "CALL-03.receive settings": asSpecified(
    "4 on change",
    "receive-settings-updated",
    "Receive settings fire on change only.",
    changes("receive-settings-updated", { receiveSettings: { base: { video: { layer: 1 } } } }, 1),
  ),
  "CALL-03.cpu load": differs(
    "4 on change",
    "cpu-load-change",
    "CPU load fires on change only.",
    ["The same load twice is two events.", "The guard's listener hears the first."],
    {
      vendor: changes("cpu-load-change", { cpuLoadState: "high" }, 2),
      ours: async () => {
        const call = await joined();
        const loads: unknown[] = [];
        new GuardedCall(call).on("cpu-load-change", ({ cpuLoadState }) => loads.push(cpuLoadState));
        const load = (cpuLoadState: string) => ({ action: "cpu-load-change", cpuLoadState });
        await tell(call, load("high"), load("high"), load("low"), load("high"));
        expect(loads).toEqual(["high", "low", "high"]);
      },
    },
  ),
  "CALL-03.recording": differs(
    "4 on change",
    "recording-started",
    "Recording started and stopped fire on change only.",
    [
      "The same report twice is two events.",
      "The guard's listener hears the first, and the next one after a stop.",
    ],
    {
      vendor: changes("recording-started", {}, 2),
      ours: async () => {
        const call = await joined();
        const heard: string[] = [];
        const guarded = new GuardedCall(call);
        guarded.on("recording-started", () => heard.push("started"));
        guarded.on("recording-stopped", () => heard.push("stopped"));
        const [start, stop] = [{ action: "recording-started" }, { action: "recording-stopped" }];
        await tell(call, start, start, stop, stop, start);
        expect(heard).toEqual(["started", "stopped", "started"]);
      },
    },
  ),
  "CALL-03.screen flag": ours(
    "4 screen flag",
    "src/vendors/daily",
    "The screen-share flag is set on started and cleared on stopped or cancelled.",
    ["Keeps one that is private.", "The guard keeps a flag of its own that anybody may read."],
    async (seen) => {
      const call = await joined();
      const guarded = new GuardedCall(call);
      const flags = [guarded.isSharingScreen];
      for (const end of ["stopped", "canceled"]) {
        await tell(call, { action: "local-screen-share-started" });
        flags.push(guarded.isSharingScreen);
        await tell(call, { action: `local-screen-share-${end}` });
        flags.push(guarded.isSharingScreen);
      }
      seen.note("theirs, at the end", Reflect.get(call, "_isScreenSharing"));
      expect(flags).toEqual([false, true, false, true, false]);
    },
  ),
  "CALL-03.track states": asSpecified(
    "3 track state",
    "DAILY_TRACK_STATE_*",
    "A track is blocked, off, loading, playable, sendable or interrupted.",
    (seen) => {
      const states = Object.entries(daily).filter(([name]) => name.startsWith("DAILY_TRACK_STATE_"));
      seen.note("states", states.map(([, value]) => value).sort());
      expect(states.map(([, value]) => value).sort()).toEqual([
        "blocked",
        "interrupted",
        "loading",
        "off",
        "playable",
        "sendable",
      ]);
    },
  ),
});
