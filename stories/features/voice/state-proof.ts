import type { VoiceFailure } from "#features/voice/voice.port.ts";
import { type StoryLink, storiesOf } from "../../maps/story-link.ts";
import type { VoiceNode } from "./map.ts";

const trouble = storiesOf<typeof import("./CallTrouble.stories.tsx")>("features/voice/CallTrouble");
const view = storiesOf<typeof import("./CallView.stories.tsx")>("features/voice/CallView");
const section = storiesOf<typeof import("./VoiceSection.stories.tsx")>("features/voice/VoiceSection");

/** Does not compile while a state of the voice mode is missing from the book. */
export const everyNode = {
  ready: view("Ready"),
  "ready after a failure": trouble("MicRefused"),
  "asking for the microphone": view("AskingForMicrophone"),
  connecting: view("Connecting"),
  "connecting slowly": view("ConnectingSlowly"),
  listening: view("Listening"),
  unheard: view("Unheard"),
  muted: view("Muted"),
  "assistant speaks": view("AssistantSpeaks"),
  "sound blocked": view("SoundBlocked"),
  "reading and writing": view("TypingAndListening"),
  ended: view("Ended"),
  "ended by a failure": trouble("JustFailed"),
} satisfies Record<VoiceNode, StoryLink>;

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

/** The edges that each story's play function walks; `tests/visual/stories.spec.ts` checks them. */
export const walks = {
  "ready · started → connecting": section("WholeCall"),
  "connecting · microphoneAsked → asking for the microphone": section("WholeCall"),
  "asking for the microphone · microphoneOpened → connecting": section("WholeCall"),
  "connecting · listening → listening": section("WholeCall"),
  "listening · speaking → assistant speaks": section("WholeCall"),
  "assistant speaks · ended → ended": section("WholeCall"),
  "ended · rested → ready": section("WholeCall"),
  "connecting · ended → ended by a failure": section("FailsAndStaysReadable"),
};
