import type { Abilities } from "#shared/call.ts";
import type { Language } from "#shared/copy.ts";
import type { Pace, Speaker, Steer, VoiceFailure } from "./voice.port.ts";

export interface Caption {
  id: number;
  from: Speaker;
  text: string;
  /** Nothing more will be added to it. */
  final: boolean;
  language: Language;
}

/**
 * How the microphone is doing: `quiet` has given no sound yet, `unheard` for so long that the visitor is told, `heard`
 * has given sound, `muted` is switched off by the visitor.
 */
export type MicrophoneState = "quiet" | "unheard" | "heard" | "muted";

/** The visitor's side of a call: who writes has no microphone open. */
export type VisitorSide =
  | { questions: "written" }
  | { questions: "spoken" | "either"; microphone: MicrophoneState };

/** The assistant's side of a call. `blocked`: the browser plays no sound. */
export type AssistantSide =
  | { answers: "written" }
  | { answers: "spoken"; speaking: boolean; blocked: boolean; pace: Pace };

/** The part of the state that is kept after a call, so that the visitor can still read and copy it. */
interface Kept {
  captions: readonly Caption[];
  /** The text in the message field. It is kept when the visitor leaves the call view. */
  draft: string;
}

/** The voice mode (WID-04). The volume is not part of its state: it changes too often. */
export type VoiceState = Kept &
  (
    | { status: "idle"; failure: VoiceFailure | null }
    | { status: "connecting"; step: "microphone" | "call"; slow: boolean }
    | {
        status: "active";
        visitor: VisitorSide;
        assistant: AssistantSide;
        offers: readonly string[];
      }
    | { status: "ended"; failure: VoiceFailure | null }
  );

export type VoiceMachineEvent =
  | { type: "started" }
  | { type: "microphoneAsked" }
  | { type: "microphoneOpened" }
  | { type: "slowed" }
  | { type: "listening"; abilities: Abilities }
  | { type: "muteToggled" }
  | { type: "speaking"; on: boolean }
  | { type: "sounded" }
  /** The microphone has given no sound for a while. */
  | { type: "unheard" }
  | { type: "soundBlocked" }
  | { type: "steered"; how: Steer }
  | { type: "captioned"; from: Speaker; text: string; final: boolean; language: Language }
  | { type: "offered"; questions: readonly string[] }
  | { type: "typed"; draft: string }
  | { type: "asked"; text: string; language: Language }
  | { type: "ended"; failure: VoiceFailure | null }
  | { type: "rested" }
  | { type: "left" };

type Of<Status extends VoiceState["status"]> = Extract<VoiceState, { status: Status }>;

export const resting: VoiceState = { status: "idle", failure: null, captions: [], draft: "" };

export const longestCallQuestion = 500;

export function voiceStep(state: VoiceState, event: VoiceMachineEvent): VoiceState {
  const { captions, draft } = state;
  switch (event.type) {
    case "typed":
      return { ...state, draft: event.draft };
    case "left":
      return { ...resting, draft };
    case "started":
      if (state.status !== "idle") return state;
      return { status: "connecting", step: "call", slow: false, captions: [], draft };
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
    case "microphoneAsked":
      return { ...state, step: "microphone", slow: false };
    case "microphoneOpened":
      return { ...state, step: "call", slow: false };
    case "slowed":
      return state.step === "call" ? { ...state, slow: true } : state;
    case "listening":
      return { status: "active", ...sidesOf(event.abilities), offers: [], captions, draft };
    default:
      return state;
  }
}

function sidesOf({ questions, answers }: Abilities): { visitor: VisitorSide; assistant: AssistantSide } {
  return {
    visitor: questions === "written" ? { questions } : { questions, microphone: "quiet" },
    assistant: answers === "written" ? { answers } : { answers, speaking: false, blocked: false, pace: 1 },
  };
}

function whileActive(state: Of<"active">, event: VoiceMachineEvent): VoiceState {
  switch (event.type) {
    case "muteToggled":
    case "sounded":
    case "unheard": {
      const visitor = withMicrophone(state.visitor, event.type);
      return visitor === state.visitor ? state : { ...state, visitor };
    }
    case "speaking":
      return withVoice(state, { speaking: event.on });
    case "soundBlocked":
      return withVoice(state, { blocked: true });
    case "steered":
      return steered(state, event.how);
    case "captioned":
      return { ...state, captions: captioned(state.captions, event) };
    case "offered":
      return { ...state, offers: event.questions };
    case "asked":
      return asked(state, event);
    default:
      return state;
  }
}

/** The microphone's next state for each event, by its present state. An event that is missing changes nothing. */
const microphones: Record<
  "muteToggled" | "sounded" | "unheard",
  Readonly<Partial<Record<MicrophoneState, MicrophoneState>>>
> = {
  muteToggled: { quiet: "muted", unheard: "muted", heard: "muted", muted: "quiet" },
  sounded: { quiet: "heard", unheard: "heard" },
  unheard: { quiet: "unheard" },
};

function withMicrophone(visitor: VisitorSide, event: keyof typeof microphones): VisitorSide {
  if (visitor.questions === "written") return visitor;
  const microphone = microphones[event][visitor.microphone];
  return microphone ? { ...visitor, microphone } : visitor;
}

function withVoice(
  state: Of<"active">,
  change: Partial<Omit<Extract<AssistantSide, { answers: "spoken" }>, "answers">>,
): VoiceState {
  const { assistant } = state;
  if (assistant.answers === "written") return state;
  const same = Object.entries(change).every(([name, value]) => Reflect.get(assistant, name) === value);
  return same ? state : { ...state, assistant: { ...assistant, ...change } };
}

/** What is cut short is silent at once, whenever its client says so. */
function steered(state: Of<"active">, how: Steer): VoiceState {
  if (how === "repeat") return state;
  return withVoice(state, how === "stop" ? { speaking: false } : { pace: how });
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
  const text = event.text.trim().slice(0, longestCallQuestion);
  if (!text || state.visitor.questions === "spoken") return state;
  const { language } = event;
  const draft = state.draft === event.text ? "" : state.draft;
  const captions = captioned(state.captions, { from: "visitor", text, final: true, language });
  return { ...state, captions, draft, offers: [] };
}
