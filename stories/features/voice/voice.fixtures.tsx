import { fn } from "storybook/test";
import { PagePolicyLink } from "#app/assistant/PagePolicyLink.tsx";
import type { CallViewProps } from "#features/voice/CallView.tsx";
import type { AssistantSide, Caption, MicrophoneState, VoiceState } from "#features/voice/voice.machine.ts";
import type { VoiceFailure } from "#features/voice/voice.port.ts";
import { inPanel as panelOf } from "../../support/in-panel.tsx";

export const persona = "Lumi";
export const contactHref = "#contact";

export const policyLink = <PagePolicyLink />;

export const inPanel = panelOf("34rem");

const said = (id: number, from: Caption["from"], text: string, final = true): Caption => ({
  id,
  from,
  text,
  final,
  language: "de",
});

export const captions: readonly Caption[] = [
  said(0, "assistant", "Guten Tag, hier ist Lumi, der KI-Assistent von Mainlicht. Was möchten Sie wissen?"),
  said(1, "visitor", "Wie schnell ist so ein Assistent denn eingerichtet?"),
  said(2, "assistant", "In wenigen Tagen, ohne Programmierung. Soll ich Ihnen einen Termin vor", false),
];

const kept = { captions: [], draft: "" };
type Active = Extract<VoiceState, { status: "active" }>;

export const ready: VoiceState = { status: "idle", failure: null, ...kept };
export const asking: VoiceState = { status: "connecting", step: "microphone", slow: false, ...kept };
export const connecting: VoiceState = { status: "connecting", step: "call", slow: false, ...kept };

/** The visitor's side, with a microphone that is open. */
export const speakingInto = (microphone: MicrophoneState) => ({ questions: "spoken", microphone }) as const;

/** The assistant's side, with a voice that can be heard. */
export const voice = (
  change: Partial<Omit<Extract<AssistantSide, { answers: "spoken" }>, "answers">> = {},
) => ({
  answers: "spoken" as const,
  speaking: false,
  blocked: false,
  ...change,
});

export function inCall(change: Partial<Active> = {}): Active {
  return {
    status: "active",
    visitor: speakingInto("heard"),
    assistant: voice(),
    offers: [],
    captions,
    draft: "",
    ...change,
  };
}

export const ended: VoiceState = {
  status: "ended",
  failure: null,
  captions: captions.slice(0, 2),
  draft: "",
};

export function failed(failure: VoiceFailure): VoiceState {
  return { status: "idle", failure, ...kept };
}

/** A voice that speaks in waves. */
const level = () => 0.55 + 0.45 * Math.sin(performance.now() / 420);

/** Props of every view of the voice mode. */
export const common: Omit<CallViewProps, "state"> = {
  persona,
  provider: null,
  abilities: { questions: "either", answers: "spoken" },
  policyLink,
  contactHref,
  level,
  hidden: false,
  onStart: fn(),
  onAgain: fn(),
  onWithoutMicrophone: fn(),
  onMute: fn(),
  onEnd: fn(),
  onBack: fn(),
  onType: fn(),
  onAsk: fn(),
  onBuiltIn: null,
  onWrite: fn(),
  onContact: fn(),
  onCopy: fn(async () => true),
};
