import { expect, vi } from "vitest";
import { startStages } from "../src/call.ts";
import { tell } from "./call/room.ts";
import * as calls from "./call/voice.ts";
import { prove } from "./prove.ts";

calls.eachClientOnItsOwn();

/** How a call of the voice client starts and ends. */
prove("voiceStart", {
  "VOICE-03.listening": {
    vendor: async (seen) => {
      const { vapi, told } = await calls.talking();
      await tell(calls.callOf(vapi), calls.said("listening"));
      const starts = calls.namesOf(told).filter((name) => name === "call-start");
      seen.note("call-start events for two messages", starts.length);
      expect(starts).toHaveLength(2);
    },
    ours: async () => {
      const { types, vapi } = await calls.guardedCall();
      await tell(calls.callOf(vapi), calls.said("listening"), calls.said("listening"));
      expect(types().filter((type) => type === "call-start")).toHaveLength(1);
    },
  },
  "VOICE-07.called off": {
    vendor: async (seen) => {
      const overheard = calls.overhearing();
      const { vapi } = await calls.heardClient();
      const started = vapi.start("a");
      await vapi.stop();
      await started;
      seen.note("joined all the same", overheard.of("join-meeting").length);
      expect(overheard.of("join-meeting")).toHaveLength(1);
    },
    ours: async () => {
      const overheard = calls.overhearing();
      const { voice, vapi, types, stages } = await calls.guarded();
      const started = voice.start({ assistantId: "a" });
      await voice.stop();
      expect(await started).toBeNull();
      // Time for what the client might still do.
      await calls.heardClient().then((other) => other.vapi.start("b"));
      expect(overheard.of("join-meeting")).toHaveLength(1);
      expect(vapi.getDailyCallObject()).toBeNull();
      expect(types()).not.toContain("call-start-failed");
      expect(stages().filter(({ status }) => status === "failed")).toEqual([]);
      // For a reason that is none of the visitor's: the stages under way say it.
      const lost = await calls.guarded();
      const begun = lost.voice.start({ assistantId: "a" });
      await lost.voice.stop("no microphone");
      await begun;
      const failed = lost.stages().filter(({ status }) => status === "failed");
      expect(failed).toEqual([{ stage: "web-call-creation", status: "failed", detail: "no microphone" }]);
    },
  },
  "VOICE-08.twice": async (seen) => {
    const { vapi, told } = await calls.talking();
    const again = await vapi.start("a");
    seen.note("second start", again);
    expect(again).toBeNull();
    expect(told.at(-1)?.[1]).toMatchObject({
      stage: "validation",
      status: "failed",
      metadata: { reason: "already-started" },
    });
  },
  "VOICE-09.ended": async (seen) => {
    const { vapi, told } = await calls.talking();
    const call = calls.callOf(vapi);
    await tell(call, { action: "left-meeting" }, { action: "left-meeting" });
    const ended = told.filter(([name]) => name === "message").map(([, message]) => message);
    seen.is("messages", ended, [
      { type: "status-update", status: "ended", endedReason: "customer-ended-call" },
    ]);
  },
  "VOICE-11.names": {
    vendor: async (seen) => {
      const { told } = await calls.talking({}, calls.recorded);
      const names = new Set(
        told.filter(([name]) => name === "call-start-progress").map(([, detail]) => Object(detail).stage),
      );
      seen.is(
        "stages",
        [...names],
        [
          "initialization",
          "web-call-creation",
          "daily-call-object-creation",
          "mobile-permissions",
          "daily-call-join",
          "video-recording-setup",
          "audio-observer-setup",
          "audio-processing-setup",
        ],
      );
    },
    ours: async () => {
      const { voice, vapi, stages } = await calls.guarded({}, calls.recorded, { recording: "as configured" });
      await voice.start({ assistantId: "a" });
      await tell(calls.callOf(vapi), { action: "recording-started" });
      expect(new Set(stages().map(({ stage }) => stage))).toEqual(new Set(startStages));
      await voice.stop();
      // Without a recording, too, and then in the specified order.
      const plain = await calls.guardedCall();
      expect([...new Set(plain.stages().map(({ stage }) => stage))]).toEqual(startStages);
      const program = plain.events.flatMap((event) => (event.type === "program" ? [event.loaded] : []));
      expect(program).toEqual([false, true]);
    },
  },
  "VOICE-11.reports": {
    vendor: async (seen) => {
      const { vapi, told } = await calls.heardClient({}, { status: 402, body: { message: "no" } });
      await vapi.start("a");
      const reports = told
        .filter(([name]) => name === "call-start-progress")
        .map(([, detail]) => `${Object(detail).stage} ${Object(detail).status}`);
      seen.is("reports of a refused start", reports, ["initialization started", "web-call-creation started"]);
    },
    ours: async () => {
      for (const answer of [calls.created, { status: 402, body: { message: "no" } }]) {
        const { voice, stages } = await calls.guarded({}, answer);
        await voice.start({ assistantId: "a" });
        const reports = stages();
        for (const stage of new Set(reports.map((report) => report.stage))) {
          const statuses = reports.filter((report) => report.stage === stage).map(({ status }) => status);
          expect(statuses, stage).toEqual(
            stage === "validation"
              ? ["started", "completed"]
              : ["started", expect.stringMatching(/completed|failed/)],
          );
        }
        await voice.stop();
      }
    },
  },
  "VOICE-11.mobile": async (seen) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(`${navigator.userAgent} Android`);
    const { vapi, told } = await calls.heardClient();
    await vapi.start("a");
    const waits = told
      .map(([, detail]) => Object(detail))
      .filter(({ stage, status }) => stage === "mobile-permissions" && status === "completed");
    seen.note("waits on a phone", waits[0]?.metadata.action);
    expect(waits[0].duration).toBeGreaterThanOrEqual(995);
    expect(waits[0].duration).toBeLessThan(1500);
  },
  "VOICE-13.no target": async (seen) => {
    const { vapi } = await calls.heardClient();
    const answer = await seen.try("no target", () => vapi.start());
    expect(answer).toBe("refused: Assistant or Squad or Workflow must be provided.");
  },
  "VOICE-13.event": async (seen) => {
    const { vapi, told } = await calls.heardClient();
    await vapi.start().catch(() => undefined);
    seen.note("event", Object(told[0]?.[1]).type);
    expect(told).toEqual([
      [
        "error",
        expect.objectContaining({
          type: "validation-error",
          error: expect.objectContaining({ message: "Assistant or Squad or Workflow must be provided." }),
        }),
      ],
    ]);
  },
  "VOICE-13.no call": async (seen) => {
    const { vapi } = await calls.heardClient();
    const answers = [
      await seen.try("mute", () => vapi.setMuted(true)),
      await seen.try("level", () => vapi.increaseMicLevel(2)),
    ];
    expect(answers).toEqual([
      "refused: Call object is not available.",
      "refused: Call object is not available.",
    ]);
  },
});
