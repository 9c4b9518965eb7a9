import { describe, expect, test } from "vitest";
import { readCreatedCall, refuseRecorded } from "#vendors/vapi/answer.ts";
import type { CallRequest } from "#vendors/vapi/client.ts";
import { failedStart, heardMessage, progressOf, saysEnded } from "#vendors/vapi/events.ts";
import { isHarmless, specifiedName, stageOf } from "#vendors/vapi/names.ts";
import { catchObserver } from "#vendors/vapi/observer.ts";
import { withoutRecording } from "#vendors/vapi/recording.ts";
import { kindOf, messageOf } from "#vendors/vapi/words.ts";

describe("[VOICE-14] the words of an error", () => {
  const nested = (depth: number): unknown => (depth === 0 ? "deep" : { error: nested(depth - 1) });
  test.each([
    ["a text", "a text"],
    [new Error("thrown"), "thrown"],
    [{ msg: "no" }, "no"],
    [{ errorMsg: "no" }, "no"],
    [{ message: null, error: { msg: "inside" } }, "inside"],
    [["one", { message: "two" }], "one two"],
    [null, "Unknown error"],
    [undefined, "Unknown error"],
    [402, "402"],
    [nested(5), "deep"],
    [nested(6), "Unknown error"],
    [{ code: 1 }, '{"code":1}'],
    [new Response(null, { status: 403 }), "HTTP 403"],
  ])("%o: %s", (error, words) => {
    expect(messageOf(error)).toBe(words);
  });

  test.each([
    [{ type: "daily-error" }, "daily-error"],
    [{ type: 1 }, "error"],
    ["daily-error", "error"],
    [null, "error"],
  ])("the kind of %o is %s", (error, kind) => {
    expect(kindOf(error)).toBe(kind);
  });
});

test("[VOICE-11] names are the specification's, and a stage is one of its own", () => {
  expect(["daily-call-join", "web-call-creation"].map(specifiedName)).toEqual([
    "video-call-join",
    "web-call-creation",
  ]);
  expect(["daily-call-join", "reconnect"].map(stageOf)).toEqual(["video-call-join", null]);
  const kinds = ["audio-observer-setup-error", "audio-processor-recovery-error", "daily-error"];
  expect(kinds.map(isHarmless)).toEqual([true, true, false]);
});

describe("what is read of the client's events", () => {
  test("[VOICE-09] a message has a type; the one that says ended is one of two", () => {
    expect(["text", {}, { type: 1 }].map(heardMessage)).toEqual([null, null, null]);
    const ended = { type: "status-update", status: "ended" };
    expect(heardMessage(ended)).toEqual(ended);
    expect([ended, { ...ended, type: "transcript" }, { ...ended, status: "queued" }].map(saysEnded)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("[VOICE-11] a stage's report has a stage and one of three ends", () => {
    const report = { stage: "a", status: "failed", metadata: { error: "no" } };
    expect(progressOf(report)).toEqual(report);
    expect([{ ...report, status: "soon" }, { status: "failed" }, null].map(progressOf)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("[VOICE-14] a failed start is read, or is its own error", () => {
    const failed = { error: "no", errorStack: "at a", context: { stage: "a" } };
    expect(failedStart(failed)).toEqual(failed);
    expect(failedStart({ errorStack: 1 })).toEqual({ error: { errorStack: 1 } });
  });
});

test("[VOICE-16] recording is switched off where the request has its overrides, and refused where it has no place", () => {
  const off = { recordingEnabled: false, videoRecordingEnabled: false };
  const plan = { artifactPlan: { loggingEnabled: true, recordingEnabled: true } };
  const kept = { artifactPlan: { loggingEnabled: true, ...off } };
  const without = (request: object) => withoutRecording(request as CallRequest);
  expect(without({ assistantId: "a" })).toEqual({
    assistantId: "a",
    assistantOverrides: { artifactPlan: off },
  });
  expect(without({ assistantId: "a", assistantOverrides: plan })).toMatchObject({ assistantOverrides: kept });
  for (const squad of [{ squad: {} }, { squadId: "s" }])
    expect(without({ ...squad, squadOverrides: plan })).toEqual({ ...squad, squadOverrides: kept });
  expect(without({ workflow: plan })).toEqual({ workflow: kept });
  expect(() => without({ workflowId: "w" })).toThrow(
    "For a workflow by id, the provider takes no setting that switches recording off.",
  );
});

test("[VOICE-16] a created call has an id and an address, and none that is recorded is joined", () => {
  const call = { id: "1", webCallUrl: "https://room.example/1" };
  expect(readCreatedCall({ ...call, more: 1 })).toEqual({ ...call, more: 1 });
  const unexpected = "POST /call/web was answered unexpectedly (";
  expect(() => readCreatedCall({ ...call, webCallUrl: "xhttps://a.example" })).toThrow(
    `${unexpected}webCallUrl: `,
  );
  expect(() => readCreatedCall({ ...call, assistant: { voice: 1 } })).toThrow(
    `${unexpected}assistant.voice: `,
  );
  expect(() => readCreatedCall("no")).toThrow(`${unexpected}body: `);
  expect(() => refuseRecorded({ ...call, artifactPlan: { recordingEnabled: false } })).not.toThrow();
  for (const plan of [{ recordingEnabled: true }, { videoRecordingEnabled: true }]) {
    expect(() => refuseRecorded({ ...call, artifactPlan: plan })).toThrow(
      "The provider says that it records",
    );
  }
});

test("[VOICE-10] a level observer that is refused later is told, and the call goes on", async () => {
  const told: object[] = [];
  const asked: number[] = [];
  const room = {
    on: () => undefined,
    async startRemoteParticipantsAudioLevelObserver(interval: number) {
      asked.push(interval);
      if (interval < 100) throw new Error("no");
    },
  };
  catchObserver(room, (cause) => told.push(cause));
  await room.startRemoteParticipantsAudioLevelObserver(100);
  expect(told).toEqual([]);
  await room.startRemoteParticipantsAudioLevelObserver(50);
  expect([asked, told]).toEqual([
    [100, 50],
    [{ type: "audio-observer-setup-error", error: new Error("no") }],
  ]);
});
