import type { MicrophoneState, VoiceState } from "#features/voice/voice.machine.ts";
import type { VoiceFailure } from "#features/voice/voice.port.ts";
import { mapOf, type StoryLink, storiesOf } from "../../maps/story-link.ts";

const trouble = storiesOf<typeof import("./CallTrouble.stories.tsx")>("features/voice/CallTrouble");
const view = storiesOf<typeof import("./CallView.stories.tsx")>("features/voice/CallView");

type Beside = "after a failure" | "asking for the microphone" | "connecting slowly";
type InCall =
  | Exclude<MicrophoneState, "quiet">
  | "assistant speaks"
  | "sound blocked"
  | "reading and writing";
type VoiceNode = Exclude<VoiceState["status"], "active"> | Beside | InCall | "ended by a failure";

/** Does not compile while a state of the voice mode is missing from the book. */
export const everyState = mapOf<VoiceNode>({
  idle: [view("Ready"), "asking for the microphone", "connecting"],
  "after a failure": [trouble("MicRefused"), "asking for the microphone", "connecting"],
  "asking for the microphone": [view("AskingForMicrophone"), "connecting", "ended by a failure"],
  connecting: [view("Connecting"), "connecting slowly", "heard", "reading and writing", "ended by a failure"],
  "connecting slowly": [view("ConnectingSlowly"), "heard", "reading and writing", "ended by a failure"],
  heard: [view("Listening"), "assistant speaks", "muted", "ended", "ended by a failure"],
  unheard: [view("Unheard"), "heard", "ended"],
  muted: [view("Muted"), "heard", "ended"],
  "assistant speaks": [view("AssistantSpeaks"), "heard", "sound blocked", "ended"],
  "sound blocked": [view("SoundBlocked"), "assistant speaks", "ended"],
  "reading and writing": [view("TypingAndListening"), "ended", "ended by a failure"],
  ended: [view("Ended"), "idle"],
  "ended by a failure": [trouble("JustFailed"), "after a failure"],
});

/** Does not compile while a way to fail is missing from the book. */
export const everyFailure = {
  micRefused: trouble("MicRefused"),
  micBlocked: trouble("MicBlocked"),
  micMissing: trouble("MicMissing"),
  micInUse: trouble("MicInUse"),
  insecure: trouble("Insecure"),
  unsupported: trouble("Unsupported"),
  noTarget: trouble("NoTarget"),
  network: trouble("Network"),
  unauthorized: trouble("Unauthorized"),
  quota: trouble("Quota"),
  tooMany: trouble("TooMany"),
  provider: trouble("Provider"),
  notLoaded: trouble("NotLoaded"),
  notJoined: trouble("NotJoined"),
  recorded: trouble("Recorded"),
  ejected: trouble("Ejected"),
  outdated: trouble("Outdated"),
  timedOut: trouble("TimedOut"),
  stuck: trouble("Stuck"),
} satisfies Record<VoiceFailure, StoryLink>;
