import type { RoomMessage } from "#features/voice/voice.messages.ts";

/** The part of the vendor's client that is used here. */
export interface VendorClient {
  on(event: string, listener: (detail?: unknown) => void): unknown;
  start(assistantId: string): Promise<unknown>;
  stop(): Promise<void>;
  setMuted(muted: boolean): void;
  send(message: RoomMessage): void;
  /** The room's own client, while there is one. */
  getDailyCallObject(): {
    startRemoteParticipantsAudioLevelObserver(interval: number): Promise<unknown>;
  } | null;
  setInputDevicesAsync(devices: { audioSource: MediaStreamTrack }): Promise<void>;
}

export type VendorClass = new (
  publicKey: string,
  apiBase: string | undefined,
  /** Without `avoidEval`, a page would have to allow all scripts from strings. */
  call: { avoidEval: true },
  devices: { audioSource: MediaStreamTrack },
) => VendorClient;

/**
 * Fetches the vendor's client from our own server. Its class lies once or twice under "default", depending on
 * who reads the package: Vite, Node and TypeScript do not agree.
 */
export async function loadVendor(): Promise<VendorClass> {
  const module = (await import("@vapi-ai/web")) as unknown as {
    default: VendorClass | { default: VendorClass };
  };
  return typeof module.default === "function" ? module.default : module.default.default;
}
