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

/** The events of a voice client besides stages and levels, in the words of the specification (VOICE-12). */
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

/** How a visitor can ask and hear answers in a call. Known before the call begins. */
export interface Abilities {
  /** How questions can be asked. If they can be spoken, the visitor's microphone is open during the call. */
  questions: "spoken" | "written" | "either";
  /** Whether the assistant can be heard, or only read. */
  answers: "spoken" | "written";
}
