/** How a call starts, in the words and the order of the specification (VOICE-11). */
export const startStages = [
  "validation",
  "initialization",
  "web-call-creation",
  "video-call-object-creation",
  "mobile-permissions",
  "video-call-join",
  "video-recording-setup",
  "video-recording-started",
  "audio-observer-setup",
  "audio-processing-setup",
] as const;
export type StartStage = (typeof startStages)[number];
export type StageStatus = "started" | "completed" | "failed";

/** One report of a start: a stage began, was completed or failed; the detail says why. */
export interface StageReport {
  stage: StartStage;
  status: StageStatus;
  detail?: string;
}

/** What a voice client reports beside stages and levels, in the words of the specification (VOICE-12). */
export type ReportName =
  | "call-start"
  | "call-end"
  | "speech-start"
  | "speech-end"
  | "message"
  | "error"
  | "camera-error"
  | "network-quality-change"
  | "network-connection"
  | "call-start-success"
  | "call-start-failed";

/** What can be done in a call: known before it begins, and once it is on. */
export interface Abilities {
  /** How questions get in. Where they can be spoken, the visitor's microphone is open in the call. */
  questions: "spoken" | "written" | "either";
  /** Whether the assistant can be heard, or only read. */
  answers: "spoken" | "written";
}
