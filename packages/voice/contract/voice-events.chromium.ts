import { expect, vi } from "vitest";
import { tell } from "./call/room.ts";
import * as calls from "./call/voice.ts";
import { prove } from "./prove.ts";

calls.eachClientOnItsOwn();

prove("voiceEvents", {
  "VOICE-10.speaking off": {
    vendor: async (seen) => {
      const { vapi, told } = await calls.talking();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      await tell(calls.callOf(vapi), calls.level(0.5), calls.level(0));
      await vi.advanceTimersByTimeAsync(999);
      expect(calls.namesOf(told)).not.toContain("speech-end");
      await vi.advanceTimersByTimeAsync(1);
      expect(calls.namesOf(told)).toContain("speech-end");
      await tell(calls.callOf(vapi), calls.level(0.5));
      await tell(calls.callOf(vapi), { action: "left-meeting" });
      await vi.advanceTimersByTimeAsync(1000);
      const order = calls.namesOf(told).filter((name) => ["call-end", "speech-end"].includes(name));
      seen.is("order", order, ["speech-end", "call-end", "speech-end"]);
      vi.useRealTimers();
    },
    ours: async () => {
      const { types, vapi } = await calls.guardedCall();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      await tell(calls.callOf(vapi), calls.level(0.5));
      await tell(calls.callOf(vapi), { action: "left-meeting" });
      await vi.advanceTimersByTimeAsync(2000);
      const told = types().filter((type) => /speech|call-end/.test(type));
      expect(told).toEqual(["speech-start", "speech-end", "call-end"]);
    },
  },
  "VOICE-10.threshold": async (seen) => {
    const { vapi, told } = await calls.talking();
    const call = calls.callOf(vapi);
    await tell(call, calls.level(0.01));
    expect(calls.namesOf(told)).not.toContain("speech-start");
    await tell(call, calls.level(0.011));
    expect(calls.namesOf(told)).toContain("speech-start");
    await tell(call, calls.level(0.075), calls.level(0.15), calls.level(3));
    const volumes = told.filter(([name]) => name === "volume-level").map(([, volume]) => Number(volume));
    seen.note(
      "volumes",
      volumes.map((volume) => volume.toFixed(3)),
    );
    expect(volumes.slice(-3)).toEqual([0.5, 1, 1]);
  },
  "VOICE-10.interval": async (seen) => {
    const overheard = calls.overhearing();
    const { vapi } = await calls.heardClient();
    await vapi.start("a");
    await tell(calls.callOf(vapi));
    const asked = overheard.of("start-remote-participants-audio-level-observer");
    seen.is("interval", asked[0]?.["interval"], 100);
  },
  "VOICE-12.events": async (seen) => {
    const { vapi, told } = await calls.talking();
    const call = calls.callOf(vapi);
    await tell(
      call,
      {
        action: "network-quality-change",
        state: { state: "good", reasons: [] },
        threshold: "good",
        quality: 100,
      },
      { action: "network-connection", type: "sfu", event: "connected" },
      { action: "camera-error", error: { type: "permissions", msg: "no" } },
      calls.level(0.5),
      calls.said({ type: "transcript" }),
    );
    await vi.waitFor(() => expect(calls.namesOf(told)).toContain("speech-end"), { timeout: 15_000 });
    await vapi.stop();
    const refused = await calls.heardClient({}, { status: 402 });
    await refused.vapi.start("a");
    const names = [...new Set([...calls.namesOf(told), ...calls.namesOf(refused.told)])].sort();
    seen.is(
      "events",
      names,
      expect.arrayContaining([
        "call-end",
        "call-start",
        "call-start-failed",
        "call-start-success",
        "camera-error",
        "error",
        "message",
        "network-connection",
        "network-quality-change",
        "speech-end",
        "speech-start",
        "volume-level",
      ]),
    );
  },
});
