import * as z from "zod/mini";
import type { StageReport } from "../call.ts";

const roomMessage = z.looseObject({ type: z.string() });
export type HeardMessage = z.infer<typeof roomMessage>;

/** @returns null for what is none: anybody in the room may send anything. */
export function heardMessage(given: unknown): HeardMessage | null {
  const read = roomMessage.safeParse(given);
  return read.success ? read.data : null;
}

export function saysEnded({ type, ...more }: HeardMessage): boolean {
  return type === "status-update" && more["status"] === "ended";
}

const progress = z.object({
  stage: z.string(),
  status: z.enum(["started", "completed", "failed"]),
  metadata: z.optional(z.record(z.string(), z.unknown())),
});

/** @returns null for what is no report of a stage. */
export function progressOf(given: unknown) {
  const read = progress.safeParse(given);
  return read.success ? read.data : null;
}

const failed = z.object({
  error: z.unknown(),
  errorStack: z.optional(z.string()),
  context: z.optional(z.record(z.string(), z.unknown())),
});

export function failedStart(given: unknown) {
  const read = failed.safeParse(given);
  return read.success ? read.data : { error: given };
}

export interface StartFailure {
  error: string;
  stack: string;
  context: Readonly<Record<string, unknown>>;
  /** The first error, as it was thrown or reported. */
  cause: unknown;
}

export type VoiceEvent =
  | { type: "call-start" | "call-end" | "speech-start" | "speech-end" | "call-start-success" }
  | { type: "volume-level"; level: number }
  | { type: "message"; message: HeardMessage }
  | { type: "stage"; report: StageReport }
  /** `goesOn`: the call is not ended by it. */
  | { type: "error"; kind: string; message: string; goesOn: boolean; cause: unknown }
  | { type: "call-start-failed"; failure: StartFailure }
  | { type: "camera-error" | "network-quality-change" | "network-connection"; detail: unknown }
  | { type: "program"; loaded: boolean };
