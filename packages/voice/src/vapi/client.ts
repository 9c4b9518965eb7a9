import type { CreateWebCallDTO } from "@vapi-ai/web/dist/api.js";
import type { RoomMessage } from "../call.ts";

/** The request for a call: assistant, squad or workflow, as an object or by id, and overrides (VOICE-16). */
export type CallRequest = CreateWebCallDTO;

/** The part of the room's own client that is used here. */
export interface Room {
  on(event: "joining-meeting", listener: () => void): unknown;
  startRemoteParticipantsAudioLevelObserver(interval: number): Promise<unknown>;
}

/** The part of the vendor's voice client that is used here. */
export interface VoiceClient {
  on(event: string, listener: (detail?: unknown) => void): unknown;
  start(
    assistant: CallRequest["assistant"] | string,
    assistantOverrides: CallRequest["assistantOverrides"],
    squad: CallRequest["squad"] | string,
    workflow: CallRequest["workflow"] | string,
    workflowOverrides: CallRequest["workflowOverrides"],
  ): Promise<unknown>;
  stop(): Promise<void>;
  setMuted(muted: boolean): void;
  increaseMicLevel(gain: number): Promise<void>;
  send(message: RoomMessage): void;
  getDailyCallObject(): Room | null;
  setInputDevicesAsync(devices: { audioSource: MediaStreamTrack }): Promise<void>;
}

export interface RoomWishes {
  /** Without it a page would have to allow all scripts from strings. */
  avoidEval: true;
}

export interface DeviceWishes {
  audioSource: MediaStreamTrack | true;
  /** No camera: left out, the client asks for one as soon as the provider's answer says that it records. */
  videoSource: false;
}

export type VoiceClientClass = new (
  publicKey: string,
  apiBase: string | undefined,
  room: RoomWishes,
  devices: DeviceWishes,
) => VoiceClient;

/** All voice clients of a page share one object for their requests. */
export interface Requests {
  readonly call: {
    callControllerCreateWebCall(
      request: CallRequest,
      params?: { signal?: AbortSignal },
    ): Promise<{ data: unknown }>;
  };
}

/** The parts of the vendor's package that are used here. */
export interface Shipped {
  Client: VoiceClientClass;
  requests: Requests;
}
