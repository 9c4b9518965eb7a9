import * as daily from "@daily-co/daily-js";
import { expect } from "vitest";
import { GuardedCall } from "../src/daily/index.ts";
import { changes } from "./call/checks.ts";
import { counting, eachOnItsOwn, joined, tell } from "./call/room.ts";
import { prove } from "./prove.ts";

eachOnItsOwn();

prove("callEvents", {
  "CALL-03.tracks": async (seen) => {
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
    seen.is(
      "started, stopped",
      counts.map((count) => count()),
      [1, 1],
    );
  },
  "CALL-03.network": changes(
    "network-quality-change",
    { state: { state: "good", reasons: [] }, threshold: "good", quality: 100 },
    1,
  ),
  "CALL-03.active speaker": changes("active-speaker-change", { activeSpeaker: { peerId: "someone" } }, 1),
  "CALL-03.receive settings": changes(
    "receive-settings-updated",
    { receiveSettings: { base: { video: { layer: 1 } } } },
    1,
  ),
  "CALL-03.cpu load": {
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
  "CALL-03.recording": {
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
  "CALL-03.screen flag": async (seen) => {
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
  "CALL-03.track states": (seen) => {
    const states = Object.entries(daily).filter(([name]) => name.startsWith("DAILY_TRACK_STATE_"));
    seen.is(
      "states",
      states.map(([, value]) => value).sort(),
      "blocked interrupted loading off playable sendable".split(" "),
    );
  },
});
