import { type StageStatus, type StartStage, startStages } from "@mainlicht/voice/call";
import type { LogEntry } from "../../src/features/voice/voice.log.ts";

/** Between a story of the voice mode and its panel, over the book's channel. */
export const voiceEventOnChannel = "mainlicht/voice/event";
export const voicePanelId = "mainlicht/voice";
/** The story parameter that shows the panel. */
export const voicePanelParameter = "voiceLog";

/** One stage of a call's start (VOICE-11), as far as it has come. */
export interface StageLine {
  stage: StartStage;
  status: StageStatus | "waiting";
  /** From started to completed or failed, in milliseconds; null as long as one of them is missing. */
  tookMs: number | null;
  detail: string | null;
}

/** The entries of the call that began last: every call begins with its validation. What came late belongs to none. */
function latestCall(entries: readonly LogEntry[]): readonly LogEntry[] {
  const timely = entries.filter(({ late }) => !late);
  const begin = timely.findLastIndex(
    ({ event }) => event.type === "stage" && event.stage === "validation" && event.status === "started",
  );
  return timely.slice(Math.max(0, begin));
}

/** All ten stages in the specification's order, as the latest call has reported them. */
export function stageLines(entries: readonly LogEntry[]): readonly StageLine[] {
  const lines = new Map<StartStage, StageLine & { startedAt: number | null }>();
  for (const { event, at } of latestCall(entries)) {
    if (event.type !== "stage") continue;
    const startedAt = event.status === "started" ? at : (lines.get(event.stage)?.startedAt ?? null);
    const over = event.status !== "started" && startedAt !== null;
    lines.set(event.stage, {
      stage: event.stage,
      status: event.status,
      tookMs: over ? at - startedAt : null,
      detail: event.detail ?? null,
      startedAt,
    });
  }
  return startStages.map((stage) => {
    const { status = "waiting", tookMs = null, detail = null } = lines.get(stage) ?? {};
    return { stage, status, tookMs, detail };
  });
}
