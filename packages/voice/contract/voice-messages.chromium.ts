import { expect } from "vitest";
import { sayMessage } from "../src/call.ts";
import { settles, tell } from "./call/room.ts";
import * as calls from "./call/voice.ts";
import { prove } from "./prove.ts";

calls.eachClientOnItsOwn();

prove("voiceMessages", {
  "VOICE-12.message": {
    vendor: async (seen) => {
      const { vapi, told } = await calls.talking();
      await tell(
        calls.callOf(vapi),
        calls.said("null"),
        calls.said("5"),
        calls.said({ status: "none" }),
        calls.said({ type: "status-update", status: "ended", endedReason: "x" }),
      );
      const messages = told.filter(([name]) => name === "message").map(([, message]) => message);
      seen.note("passed on", messages);
      expect(messages).toContain(null);
      expect(messages).toContainEqual({ type: "status-update", status: "ended", endedReason: "x" });
    },
    ours: async () => {
      const { events, vapi } = await calls.guardedCall();
      await tell(
        calls.callOf(vapi),
        calls.said("null"),
        calls.said("5"),
        calls.said({ status: "none" }),
        calls.said({ type: "transcript" }),
      );
      expect(events.filter(({ type }) => type === "message")).toEqual([
        { type: "message", message: { type: "transcript" } },
      ]);
    },
  },
  "VOICE-15.say": async (seen) => {
    const { vapi } = await calls.talking();
    const overheard = calls.overhearing();
    vapi.say("Hallo", false);
    await tell(calls.callOf(vapi));
    const [sent] = overheard.of("app-msg");
    seen.note("sent", sent?.["data"]);
    expect(JSON.parse(String(sent?.["data"]))).toEqual({
      type: "say",
      message: "Hallo",
      endCallAfterSpoken: false,
      interruptionsEnabled: false,
      interruptAssistantEnabled: false,
    });
  },
  "VOICE-15.length": {
    vendor: async (seen) => {
      const silent = await calls.heardClient();
      expect(await seen.try("without a call", () => silent.vapi.say("hello"))).toBe("accepted");
      const { vapi } = await calls.talking();
      expect(await seen.try("3992 characters", () => vapi.say("s".repeat(3992)))).toBe("accepted");
      expect(await seen.try("3993 characters", () => vapi.say("s".repeat(3993)))).toMatch(
        /Message data too large/,
      );
    },
    ours: async () => {
      const { voice } = await calls.guarded();
      expect(() => voice.send(sayMessage("hello"))).toThrow("Call object is not available.");
      const call = await calls.guardedCall();
      call.voice.send(sayMessage("s".repeat(3992)));
      for (const text of ["s".repeat(3993), '"'.repeat(1000)])
        expect(() => call.voice.send(sayMessage(text))).toThrow("too long to be said at once");
    },
  },
  "VOICE-15.control": async (seen) => {
    const overheard = calls.overhearing();
    const { vapi } = await calls.talking({}, calls.recorded);
    await tell(calls.callOf(vapi), { action: "recording-started" });
    await tell(calls.callOf(vapi));
    const control = overheard
      .of("app-msg")
      .map(({ data }) => String(data))
      .find((data) => data.includes("control"));
    const { videoRecordingStartDelaySeconds: delay, ...rest } = JSON.parse(control ?? "{}");
    seen.is("sent", rest, { type: "control", control: "say-first-message" });
    expect(delay).toBeGreaterThanOrEqual(0);
    expect(await settles(vapi.stop())).toBe("accepted");
  },
});
