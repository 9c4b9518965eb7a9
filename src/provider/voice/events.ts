import { z } from "zod";
import type { StageReport } from "./stage-reports.ts";

/** A message of the room that has at least a type. */
export const roomMessage = z.looseObject({ type: z.string() });

/** A start that came to nothing. */
export interface StartFailure {
  error: string;
  stack: string;
  context: Readonly<Record<string, unknown>>;
}

/** What the guarded voice client tells. */
export type VoiceEvent =
  | { type: "call-start" | "call-end" | "speech-start" | "speech-end" | "call-start-success" }
  | { type: "volume-level"; level: number }
  | { type: "message"; message: z.infer<typeof roomMessage> }
  | { type: "stage"; report: StageReport }
  | { type: "error"; kind: string; message: string }
  | { type: "call-start-failed"; failure: StartFailure }
  | { type: "camera-error" | "network-quality-change" | "network-connection"; detail: unknown };
