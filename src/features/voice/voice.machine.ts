import type { Language } from "#shared/copy.ts";
import type { Abilities, Speaker, VoiceFailure } from "./voice.port.ts";

/** Something that was said, in the language it was said in. */
export interface Caption {
  id: number;
  from: Speaker;
  text: string;
  /** Nothing more will be added to it. */
  final: boolean;
  language: Language;
}

/** What outlives the phases of a call: it can still be read and copied when the call is over. */
interface Kept {
  captions: readonly Caption[];
  /** What stands in the message field; outlives leaving. */
  draft: string;
}

/** The voice mode (WID-04). How loud it is never passes through here. */
export type VoiceState = Kept &
  (
    | { status: "idle"; failure: VoiceFailure | null }
    | { status: "connecting"; step: "microphone" | "call"; slow: boolean }
    | {
        status: "active";
        abilities: Abilities;
        muted: boolean;
        /** The assistant is speaking. */
        speaking: boolean;
        /** Nothing has come from the microphone yet. */
        unheard: boolean;
        soundBlocked: boolean;
        questions: readonly string[];
      }
    | { status: "ended"; failure: VoiceFailure | null }
  );

export type VoiceMachineEvent =
  | { type: "started" }
  | { type: "microphoneOpened" }
  | { type: "slowed" }
  | { type: "listening"; abilities: Abilities }
  | { type: "muteToggled" }
  | { type: "speaking"; on: boolean }
  | { type: "unheard"; on: boolean }
  | { type: "soundBlocked" }
  | { type: "captioned"; from: Speaker; text: string; final: boolean; language: Language }
  | { type: "offered"; questions: readonly string[] }
  | { type: "typed"; draft: string }
  | { type: "asked"; text: string; language: Language }
  | { type: "ended"; failure: VoiceFailure | null }
  | { type: "rested" }
  | { type: "left" };

type Of<Status extends VoiceState["status"]> = Extract<VoiceState, { status: Status }>;

export const resting: VoiceState = { status: "idle", failure: null, captions: [], draft: "" };

/** A longer question is cut. */
export const longestQuestion = 500;

export function voiceStep(state: VoiceState, event: VoiceMachineEvent): VoiceState {
  const { captions, draft } = state;
  switch (event.type) {
    case "typed":
      return { ...state, draft: event.draft };
    case "left":
      return { ...resting, draft };
    case "started":
      if (state.status !== "idle") return state;
      return { status: "connecting", step: "microphone", slow: false, captions: [], draft };
    case "ended": {
      if (state.status !== "connecting" && state.status !== "active") return state;
      return { status: "ended", failure: event.failure, captions: finished(captions), draft };
    }
    case "rested":
      return state.status === "ended" ? { ...state, status: "idle" } : state;
    default:
      if (state.status === "connecting") return whileConnecting(state, event);
      return state.status === "active" ? whileActive(state, event) : state;
  }
}

function whileConnecting(state: Of<"connecting">, event: VoiceMachineEvent): VoiceState {
  const { captions, draft } = state;
  switch (event.type) {
    case "microphoneOpened":
      return { ...state, step: "call", slow: false };
    case "slowed":
      return { ...state, slow: true };
    case "listening":
      return {
        status: "active",
        abilities: event.abilities,
        muted: false,
        speaking: false,
        unheard: false,
        soundBlocked: false,
        questions: [],
        captions,
        draft,
      };
    default:
      return state;
  }
}

function whileActive(state: Of<"active">, event: VoiceMachineEvent): VoiceState {
  switch (event.type) {
    case "muteToggled":
      return state.abilities.microphone ? { ...state, muted: !state.muted, unheard: false } : state;
    case "speaking":
      return state.speaking === event.on ? state : { ...state, speaking: event.on };
    case "unheard":
      return state.unheard === event.on ? state : { ...state, unheard: event.on };
    case "soundBlocked":
      return { ...state, soundBlocked: true };
    case "captioned":
      return { ...state, captions: captioned(state.captions, event) };
    case "offered":
      return { ...state, questions: event.questions };
    case "asked":
      return asked(state, event);
    default:
      return state;
  }
}

type Captioned = Omit<Extract<VoiceMachineEvent, { type: "captioned" }>, "type">;

/** Adds what was said; it takes the place of what the same speaker had only begun to say. */
function captioned(captions: readonly Caption[], said: Captioned): readonly Caption[] {
  const { from, text, final, language } = said;
  if (!text.trim()) return captions;
  const open = captions.findLast((caption) => caption.from === from && !caption.final);
  if (!open) return [...captions, { id: captions.length, from, text, final, language }];
  return captions.map((caption) => (caption === open ? { ...open, text, final, language } : caption));
}

function finished(captions: readonly Caption[]): readonly Caption[] {
  return captions.map((caption) => (caption.final ? caption : { ...caption, final: true }));
}

function asked(state: Of<"active">, event: Extract<VoiceMachineEvent, { type: "asked" }>): VoiceState {
  const text = event.text.trim().slice(0, longestQuestion);
  if (!text || !state.abilities.types) return state;
  const { language } = event;
  const draft = state.draft === event.text ? "" : state.draft;
  const captions = captioned(state.captions, { from: "visitor", text, final: true, language });
  return { ...state, captions, draft, questions: [] };
}
