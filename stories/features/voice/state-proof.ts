import type { VoiceState } from "#features/voice/voice.machine.ts";
import type { VoiceFailure } from "#features/voice/voice.port.ts";
import * as trouble from "./CallTrouble.stories.tsx";
import * as view from "./CallView.stories.tsx";

interface Story {
  composed: unknown;
}

/** Does not compile while a state of the voice mode is missing from the book. */
export const everyState = {
  idle: view.Ready,
  connecting: view.Connecting,
  active: view.Listening,
  ended: view.Ended,
} satisfies Record<VoiceState["status"], Story>;

/** Does not compile while a step of the start is missing from the book. */
export const everyStep = {
  microphone: view.AskingForMicrophone,
  call: view.Connecting,
} satisfies Record<Extract<VoiceState, { status: "connecting" }>["step"], Story>;

/** Does not compile while a way to fail is missing from the book. */
export const everyFailure = {
  micRefused: trouble.MicRefused,
  micBlocked: trouble.MicBlocked,
  micMissing: trouble.MicMissing,
  micInUse: trouble.MicInUse,
  insecure: trouble.Insecure,
  unsupported: trouble.Unsupported,
  noTarget: trouble.NoTarget,
  network: trouble.Network,
  unauthorized: trouble.Unauthorized,
  quota: trouble.Quota,
  tooMany: trouble.TooMany,
  provider: trouble.Provider,
  notLoaded: trouble.NotLoaded,
  notJoined: trouble.NotJoined,
  recorded: trouble.Recorded,
  ejected: trouble.Ejected,
  outdated: trouble.Outdated,
  timedOut: trouble.TimedOut,
  stuck: trouble.Stuck,
} satisfies Record<VoiceFailure, Story>;
