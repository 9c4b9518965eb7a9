import * as z from "zod/mini";
import {
  type ReportName,
  type StageStatus,
  type StartStage,
  startStages,
  type VoiceEvent,
} from "#features/voice/voice.port.ts";

/** The vendor's names for what the specification calls otherwise (VOICE-11, VOICE-14). */
const renamed: Readonly<Record<string, string>> = {
  "daily-call-object-creation": "video-call-object-creation",
  "daily-call-join": "video-call-join",
  "daily-call-object-creation-error": "video-call-object-creation-error",
  "daily-call-join-error": "video-call-join-error",
};

/** A name as the specification has it. */
export function nameOf(vendorName: string): string {
  return renamed[vendorName] ?? vendorName;
}

/** The other events of the vendor are for those who draw video or records: nobody here. */
export const reported: readonly ReportName[] = [
  "call-start",
  "call-end",
  "speech-start",
  "speech-end",
  "message",
  "error",
  "camera-error",
  "network-quality-change",
  "network-connection",
  "call-start-success",
  "call-start-failed",
];

const progress = z.object({
  stage: z.string(),
  status: z.enum(["started", "completed", "failed"]),
  metadata: z.optional(z.record(z.string(), z.unknown())),
});

export interface Progress {
  stage: StartStage;
  status: StageStatus;
  /** The room was asked for, and the answer was none. */
  noCall: boolean;
}

function isStage(name: string): name is StartStage {
  return startStages.some((stage) => stage === name);
}

/** @returns null for what is no stage of the specification. */
export function progressOf(given: unknown): Progress | null {
  const read = progress.safeParse(given);
  if (!read.success) return null;
  const { status, metadata } = read.data;
  const stage = nameOf(read.data.stage);
  if (!isStage(stage)) return null;
  const noCall =
    stage === "web-call-creation" && status === "completed" && metadata?.["callId"] === "unknown";
  return { stage, status, noCall };
}

/**
 * Makes whole what the client reports by halves: that a start was begun, or has been completed, is not always
 * said.
 */
export function wholeStages(tell: (stage: StartStage, status: StageStatus) => void) {
  const open = new Set<StartStage>();
  return (stage: StartStage, status: StageStatus) => {
    if (stage === "web-call-creation" && open.delete("initialization")) tell("initialization", "completed");
    const began = open.has(stage);
    if (!began) tell(stage, "started");
    open.add(stage);
    if (status === "started") return;
    open.delete(stage);
    tell(stage, status);
  };
}

const faultType = z.object({ type: z.string() });

/** Faults that are reported while the call goes on (VOICE-14). */
const harmless = new Set([
  "video-recording-setup-error",
  "audio-observer-setup-error",
  "audio-processing-setup-error",
  "audio-processor-recovery-error",
]);

/** The name of a fault; an empty one when it has none. */
export function faultNameOf(given: unknown): string {
  const read = faultType.safeParse(given);
  return read.success ? nameOf(read.data.type) : "";
}

export function isHarmless(fault: string): boolean {
  return harmless.has(fault);
}

const transcript = z.object({
  type: z.literal("transcript"),
  role: z.enum(["user", "assistant"]),
  transcriptType: z.enum(["partial", "final"]),
  transcript: z.string(),
});

type Captioned = Omit<Extract<VoiceEvent, { type: "captioned" }>, "language">;

/** @returns null for any message that is no transcript; anybody in the room may send anything. */
export function captionOf(message: unknown): Captioned | null {
  const read = transcript.safeParse(message);
  if (!read.success) return null;
  const { role, transcriptType, transcript: text } = read.data;
  return {
    type: "captioned",
    from: role === "user" ? "visitor" : "assistant",
    text,
    final: transcriptType === "final",
  };
}

const ending = z.object({
  type: z.literal("status-update"),
  status: z.literal("ended"),
  endedReason: z.optional(z.string()),
});

/** @returns why the call is over, in the provider's words; null for any other message. */
export function endingOf(message: unknown): string | null {
  const read = ending.safeParse(message);
  return read.success ? (read.data.endedReason ?? "") : null;
}

/** For the log: short, and never an error of its own. */
export function detailOf(given: unknown): string {
  try {
    return given === undefined ? "" : JSON.stringify(given);
  } catch {
    return String(given);
  }
}
