import { expect, vi } from "vitest";
import { stages } from "#provider/index.ts";
import { callOf } from "./call/daily-of.ts";
import { guarded } from "./call/guarded-voice.ts";
import { tell } from "./call/room.ts";
import { client, created, eachOnItsOwn, heardClient, namesOf, said, talking, webCall } from "./call/voice.ts";
import { prove } from "./support/prove-in-chromium.ts";

eachOnItsOwn();

prove("voiceStart", {
  "VOICE-03.listening": {
    vendor: async (seen) => {
      const { vapi, told } = await talking();
      await tell(callOf(vapi), said("listening"));
      const starts = namesOf(told).filter((name) => name === "call-start");
      seen.note("call-start events for two messages", starts.length);
      expect(starts).toHaveLength(2);
    },
    ours: async () => {
      const made = await client();
      const { voice, types, until } = guarded(made);
      await voice.start({ assistantId: "a" });
      await until("call-start");
      await tell(callOf(made.vapi), said("listening"), said("listening"));
      expect(types().filter((type) => type === "call-start")).toHaveLength(1);
    },
  },
  "VOICE-08.twice": async (seen) => {
    const { vapi, told } = await talking();
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
    const { vapi, told } = await talking();
    const call = callOf(vapi);
    await tell(call, { action: "left-meeting" }, { action: "left-meeting" });
    const ended = told.filter(([name]) => name === "message").map(([, message]) => message);
    seen.note("messages", ended);
    expect(ended).toEqual([{ type: "status-update", status: "ended", endedReason: "customer-ended-call" }]);
  },
  "VOICE-11.names": {
    vendor: async (seen) => {
      const { told } = await talking(
        {},
        { body: { ...webCall, artifactPlan: { videoRecordingEnabled: true } } },
      );
      const names = new Set(
        told.filter(([name]) => name === "call-start-progress").map(([, detail]) => Object(detail).stage),
      );
      seen.note("stages", [...names]);
      expect([...names]).toEqual([
        "initialization",
        "web-call-creation",
        "daily-call-object-creation",
        "mobile-permissions",
        "daily-call-join",
        "video-recording-setup",
        "audio-observer-setup",
        "audio-processing-setup",
      ]);
    },
    ours: async () => {
      const made = await client({}, { body: { ...webCall, artifactPlan: { videoRecordingEnabled: true } } });
      const { voice, events } = guarded(made);
      await voice.start({ assistantId: "a" });
      await tell(callOf(made.vapi), { action: "recording-started" });
      const reported = events.flatMap((event) => (event.type === "stage" ? [event.report.stage] : []));
      expect(new Set(reported)).toEqual(new Set(stages));
    },
  },
  "VOICE-11.reports": {
    vendor: async (seen) => {
      const { vapi, told } = await heardClient({}, { status: 402, body: { message: "no" } });
      await vapi.start("a");
      const reports = told
        .filter(([name]) => name === "call-start-progress")
        .map(([, detail]) => `${Object(detail).stage} ${Object(detail).status}`);
      seen.note("reports of a refused start", reports);
      expect(reports).toEqual(["initialization started", "web-call-creation started"]);
    },
    ours: async () => {
      for (const answer of [created, { status: 402, body: { message: "no" } }]) {
        const { voice, events } = guarded(await client({}, answer));
        await voice.start({ assistantId: "a" });
        const reports = events.flatMap((event) => (event.type === "stage" ? [event.report] : []));
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
    const { vapi, told } = await heardClient();
    await vapi.start("a");
    const waits = told
      .map(([, detail]) => Object(detail))
      .filter(({ stage, status }) => stage === "mobile-permissions" && status === "completed");
    seen.note("waits on a phone", waits[0]?.metadata.action);
    expect(waits[0].duration).toBeGreaterThanOrEqual(995);
    expect(waits[0].duration).toBeLessThan(1500);
  },
  "VOICE-13.no target": async (seen) => {
    const { vapi } = await heardClient();
    const answer = await seen.try("no target", () => vapi.start());
    expect(answer).toBe("refused: Assistant or Squad or Workflow must be provided.");
  },
  "VOICE-13.event": async (seen) => {
    const { vapi, told } = await heardClient();
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
    const { vapi } = await heardClient();
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
