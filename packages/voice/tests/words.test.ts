import { describe, expect, test } from "vitest";
import { failedStart, heardMessage, progressOf, saysEnded } from "../src/vapi/events.ts";
import { isHarmless, kindOf, messageOf, specifiedName, stageOf } from "../src/vapi/words.ts";

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
  const names = ["daily-call-join", "web-call-creation"];
  expect(names.map(specifiedName)).toEqual(["video-call-join", "web-call-creation"]);
  expect(["daily-call-join", "reconnect"].map(stageOf)).toEqual(["video-call-join", null]);
  const kinds = ["audio-observer-setup-error", "audio-processor-recovery-error", "daily-error"];
  expect(kinds.map(isHarmless)).toEqual([true, true, false]);
});

describe("what is read of the client's events", () => {
  test("[VOICE-09] a message has a type; the one that says ended is one of two", () => {
    expect(["text", {}, { type: 1 }].map(heardMessage)).toEqual([null, null, null]);
    const ended = { type: "status-update", status: "ended" };
    expect(heardMessage(ended)).toEqual(ended);
    const messages = [ended, { ...ended, type: "transcript" }, { ...ended, status: "queued" }];
    expect(messages.map(saysEnded)).toEqual([true, false, false]);
  });

  test("[VOICE-11] a stage's report has a stage and one of three ends", () => {
    const report = { stage: "a", status: "failed", metadata: { error: "no" } };
    expect(progressOf(report)).toEqual(report);
    const none = [{ ...report, status: "soon" }, { status: "failed" }, null];
    expect(none.map(progressOf)).toEqual([null, null, null]);
  });

  test("[VOICE-14] a failed start is read, or is its own error", () => {
    const failed = { error: "no", errorStack: "at a", context: { stage: "a" } };
    expect(failedStart(failed)).toEqual(failed);
    expect(failedStart({ errorStack: 1 })).toEqual({ error: { errorStack: 1 } });
  });
});
