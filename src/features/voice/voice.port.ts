import type { ReportName, RoomMessage, StageReport } from "@mainlicht/voice/call";
import type { Abilities } from "#shared/call.ts";
import type { Language } from "#shared/copy.ts";

/** Why there is no call, or none any more. The view has words for each. */
export type VoiceFailure =
  /** The visitor, or nobody, answered the browser's question about the microphone. */
  | "micRefused"
  /** The browser refuses without asking. */
  | "micBlocked"
  | "micMissing"
  | "micInUse"
  /** Browsers open a microphone on encrypted pages alone. */
  | "insecure"
  | "unsupported"
  /** Nobody is configured to be called (VOICE-13). */
  | "noTarget"
  | "network"
  | "unauthorized"
  | "quota"
  | "tooMany"
  | "provider"
  /** The provider's script could not be loaded. */
  | "notLoaded"
  | "notJoined"
  /** The provider would record the call, which was switched off. */
  | "recorded"
  | "ejected"
  /** The provider no longer takes this version of its program. */
  | "outdated"
  | "timedOut"
  /** An earlier call could not be closed: only reloading the page helps. */
  | "stuck";

export type Speaker = "visitor" | "assistant";

export type VoiceEvent =
  | ({ type: "stage" } & StageReport)
  | { type: "reported"; name: ReportName; detail?: string }
  /** The browser asks the visitor about the microphone, and waits as long as they think. */
  | { type: "microphoneAsked" }
  /** The visitor has let the microphone be opened; from here on the call itself is awaited. */
  | { type: "microphoneOpened" }
  /** The next step of the start may take so long, in milliseconds; null: no longer than usual. */
  | { type: "mayTake"; ms: number | null }
  | { type: "listening"; abilities: Abilities }
  /** 0 to 1, about ten times a second. */
  | { type: "level"; of: Speaker; level: number }
  | { type: "speaking"; on: boolean }
  /** The words of a speaker. An entry that is not final is replaced by the same speaker's next one. */
  | { type: "captioned"; from: Speaker; text: string; final: boolean; language: Language }
  | { type: "offered"; questions: readonly string[] }
  | { type: "soundBlocked" }
  | { type: "ended"; failure: VoiceFailure | null };

export interface CallOptions {
  language: Language;
  microphone: boolean;
  /** Everything that happens, the end included. May be called before `start` returns, and after `end`. */
  on(event: VoiceEvent): void;
}

/** How fast the assistant speaks: a factor, as speech synthesis takes it. */
export const paces = [0.8, 1, 1.25, 1.5] as const;
export type Pace = (typeof paces)[number];

/** What the visitor does about what is being said: cuts it short, hears it again, or at another pace from now on. */
export type Steer = "stop" | "repeat" | Pace;

/** A call from its first moment on: it can be ended in each of its stages. */
export interface VoiceCall {
  setMuted(muted: boolean): void;
  /** A message that the visitor typed or tapped instead of saying it. */
  ask(text: string): void;
  send(message: RoomMessage): void;
  /** Missing where somebody else's program speaks. */
  steer?(how: Steer): void;
  /** Frees the microphone at once, whatever else hangs. More than once is no error. */
  end(): void;
}

export interface VoiceProvider {
  name: string;
  hosts: readonly string[];
}

export interface VoicePort {
  /** Named to the visitor before the start; null when nothing leaves this device. */
  readonly provider: VoiceProvider | null;
  /** Whether a call makes sense without a microphone: by reading and writing. */
  readonly withoutMicrophone: boolean;
  /** Tells whether a call can be spoken and heard here, without asking for or opening anything. Never rejects. */
  findAbilities(language: Language): Abilities | Promise<Abilities>;
  /** Has the browser fetch what spoken questions need from its maker. @returns whether it is there. Never rejects. */
  readonly addRecognition?: ((language: Language) => Promise<boolean>) | undefined;
  /** Fetches what a call needs from our own server; the voice mode has been opened. */
  preload(): void;
  /** Never throws: what goes wrong is an event. */
  start(wish: CallOptions): VoiceCall;
}
