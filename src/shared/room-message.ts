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
