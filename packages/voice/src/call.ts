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

/** Says when a recording has begun, so that the first message is in it (VOICE-15). */
export interface ControlMessage {
  type: "control";
  control: "say-first-message";
  videoRecordingStartDelaySeconds: number;
}

/** Has the assistant say something (VOICE-15). */
export interface SayMessage {
  type: "say";
  message: string;
  endCallAfterSpoken?: boolean;
  interruptionsEnabled: boolean;
  interruptAssistantEnabled: boolean;
}

/** The messages that can be sent into the room of a call. */
export type RoomMessage = ControlMessage | SayMessage;

type SayOptions = Partial<Omit<SayMessage, "type" | "message">>;

export function sayMessage(message: string, options: SayOptions = {}): SayMessage {
  return { type: "say", message, interruptionsEnabled: false, interruptAssistantEnabled: false, ...options };
}

export function firstMessageControl(delaySeconds: number): ControlMessage {
  return {
    type: "control",
    control: "say-first-message",
    videoRecordingStartDelaySeconds: delaySeconds,
  };
}

/** The largest message that a room takes, in characters of its JSON. */
export const largestMessage = 4096;

/** Whether a room takes it. It travels as JSON inside of JSON, so quotes count twice. */
export function fitsRoom(message: RoomMessage): boolean {
  return JSON.stringify(JSON.stringify(message)).length <= largestMessage;
}
