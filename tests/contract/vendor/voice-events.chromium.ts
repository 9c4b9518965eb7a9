import { expect, vi } from "vitest";
import { callOf } from "./call/daily-of.ts";
import { guardedCall } from "./call/guarded-voice.ts";
import { tell } from "./call/room.ts";
import { eachClientOnItsOwn, heardClient, namesOf, overhearing, said, talking } from "./call/voice.ts";
import { rowsBy } from "./row.ts";
import { prove } from "./support/prove-in-chromium.ts";

const { asSpecified, differs } = rowsBy("@vapi-ai/web", "chromium");

eachClientOnItsOwn();

const level = (sum: number) => ({
  action: "remote-participants-audio-level",
  participantsAudioLevel: { one: sum },
});

/** The voice client's events about sound and about itself. */
prove("voiceEvents", {
  "VOICE-10.speaking off": differs(
    "4 speaking off",
    "speech-end event",
    "Speaking goes off 1 s after the level falls.",
    [
      "The timer outlives the call: speech-end may come after call-end.",
      "The guard says it before call-end, and not again.",
    ],
    {
      vendor: async (seen) => {
        const { vapi, told } = await talking();
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
        await tell(callOf(vapi), level(0.5), level(0));
        await vi.advanceTimersByTimeAsync(999);
        expect(namesOf(told)).not.toContain("speech-end");
        await vi.advanceTimersByTimeAsync(1);
        expect(namesOf(told)).toContain("speech-end");
        await tell(callOf(vapi), level(0.5));
        await tell(callOf(vapi), { action: "left-meeting" });
        await vi.advanceTimersByTimeAsync(1000);
        const order = namesOf(told).filter((name) => ["call-end", "speech-end"].includes(name));
        seen.note("order", order);
        expect(order).toEqual(["speech-end", "call-end", "speech-end"]);
        vi.useRealTimers();
      },
      ours: async () => {
        const { types, vapi } = await guardedCall();
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
        await tell(callOf(vapi), level(0.5));
        await tell(callOf(vapi), { action: "left-meeting" });
        await vi.advanceTimersByTimeAsync(2000);
        expect(types().filter((type) => /speech|call-end/.test(type))).toEqual([
          "speech-start",
          "speech-end",
          "call-end",
        ]);
      },
    },
  ),
  "VOICE-10.threshold": asSpecified(
    "9 voice",
    "handleRemoteParticipantsAudioLevel()",
    "Speaking is a sum above 0.01; the volume is the sum by 0.15, at most 1.",
    async (seen) => {
      const { vapi, told } = await talking();
      const call = callOf(vapi);
      await tell(call, level(0.01));
      expect(namesOf(told)).not.toContain("speech-start");
      await tell(call, level(0.011));
      expect(namesOf(told)).toContain("speech-start");
      await tell(call, level(0.075), level(0.15), level(3));
      const volumes = told.filter(([name]) => name === "volume-level").map(([, volume]) => Number(volume));
      seen.note(
        "volumes",
        volumes.map((volume) => volume.toFixed(3)),
      );
      expect(volumes.slice(-3)).toEqual([0.5, 1, 1]);
    },
  ),
  "VOICE-10.interval": asSpecified(
    "9 voice",
    "start()",
    "Levels are observed every 100 ms.",
    async (seen) => {
      const overheard = overhearing();
      const { vapi } = await heardClient();
      await vapi.start("a");
      await tell(callOf(vapi));
      const asked = overheard.of("start-remote-participants-audio-level-observer");
      seen.note("interval", asked[0]?.["interval"]);
      expect(asked[0]?.["interval"]).toBe(100);
    },
  ),
  "VOICE-12.events": asSpecified("4 voice events", "on()", "Twelve events by their names.", async (seen) => {
    const { vapi, told } = await talking();
    const call = callOf(vapi);
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
      level(0.5),
      said({ type: "transcript" }),
    );
    await vi.waitFor(() => expect(namesOf(told)).toContain("speech-end"), { timeout: 3000 });
    await vapi.stop();
    const refused = await heardClient({}, { status: 402 });
    await refused.vapi.start("a");
    const names = [...new Set([...namesOf(told), ...namesOf(refused.told)])].sort();
    seen.note("events", names);
    expect(names).toEqual(
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
  }),
});
