import { startStages } from "@mainlicht/voice/call";
import { expect, test } from "vitest";
import { createVoiceLog } from "#features/voice/voice.log.ts";
import type { VoiceEvent } from "#features/voice/voice.port.ts";
import { stageLines } from "../../../.storybook/voice-panel/call-log.ts";

type Said = [at: number, event: VoiceEvent, late?: "late"];

function logOf(...said: readonly Said[]) {
  const log = createVoiceLog();
  for (const [at, event, late] of said) log.add(event, at, late === "late");
  return log.get();
}

const stage = (name: (typeof startStages)[number], status: "started" | "completed" | "failed", detail = "") =>
  ({ type: "stage", stage: name, status, ...(detail ? { detail } : {}) }) as const;

test("[VOICE-11] the panel lists all ten stages in the specification's order before any was reported", () => {
  const lines = stageLines([]);
  expect(lines.map((line) => line.stage)).toEqual(startStages);
  expect(new Set(lines.map(({ status }) => status))).toEqual(new Set(["waiting"]));
});

test("[VOICE-11] a stage says how far it has come, how long it took and why it failed", () => {
  const lines = stageLines(
    logOf(
      [100, stage("validation", "started")],
      [104, stage("validation", "completed")],
      [104, stage("initialization", "started")],
      [150, stage("web-call-creation", "started")],
      [390, stage("web-call-creation", "failed", "402 Payment Required")],
      [395, stage("video-call-join", "completed")],
    ),
  );
  const of = (name: string) => lines.find((line) => line.stage === name);
  expect(of("validation")).toMatchObject({ status: "completed", tookMs: 4, detail: null });
  expect(of("initialization")).toMatchObject({ status: "started", tookMs: null });
  expect(of("web-call-creation")).toMatchObject({
    status: "failed",
    tookMs: 240,
    detail: "402 Payment Required",
  });
  expect(of("video-call-join"), "one that never said that it began").toMatchObject({
    status: "completed",
    tookMs: null,
  });
});

test("[VOICE-11] a new call begins with ten stages that wait, and what came late of the old one stays out", () => {
  const over: Said[] = [
    [10, stage("validation", "started")],
    [11, stage("validation", "completed")],
    [12, stage("initialization", "completed")],
    [20, { type: "ended", failure: "network" }],
  ];
  const heard = (said: readonly Said[]) =>
    stageLines(logOf(...said)).flatMap(({ status, stage: name }) => (status === "waiting" ? [] : [name]));
  expect(heard(over), "a call that is over can still be read").toEqual(["validation", "initialization"]);
  const late: Said = [31, stage("video-call-join", "failed"), "late"];
  expect(heard([...over, [30, stage("validation", "started")], late])).toEqual(["validation"]);
});
