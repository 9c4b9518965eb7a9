import { fn } from "storybook/test";
import { PagePolicyLink } from "#app/assistant/PagePolicyLink.tsx";
import type { CallViewProps } from "#features/voice/CallView.tsx";
import type { AssistantSide, Caption, MicrophoneState, VoiceState } from "#features/voice/voice.machine.ts";
import type { VoiceFailure } from "#features/voice/voice.port.ts";
import { defineCopy, type Language } from "#shared/copy.ts";
import { eachLanguage, inBoth } from "../../support/in-both.tsx";
import { inPanel as panelOf } from "../../support/in-panel.tsx";

export const persona = "Lumi";
export const contactHref = "#contact";

export const policyLink = <PagePolicyLink />;

export const inPanel = panelOf("34rem");

export const texts = defineCopy({
  de: {
    greeting: "Guten Tag, hier ist Lumi, der KI-Assistent von Mainlicht. Was möchten Sie wissen?",
    question: "Wie schnell ist so ein Assistent denn eingerichtet?",
    answer: "In wenigen Tagen, ohne Programmierung. Soll ich Ihnen einen Termin vor",
    typed: "Wie schnell",
    cost: "Was kostet das?",
    offers: ["Was kann der KI-Chat-Assistent?", "Was kostet das?", "Ist das DSGVO-konform?"],
  },
  en: {
    greeting: "Hello, this is Lumi, Mainlicht’s AI assistant. What would you like to know?",
    question: "How quickly can such an assistant be set up?",
    answer: "Within a few days, without programming. Shall I suggest an appoint",
    typed: "How quickly",
    cost: "How much does it cost?",
    offers: ["What can the AI chat assistant do?", "How much does it cost?", "Is it GDPR compliant?"],
  },
});

function captionsIn(language: Language): readonly Caption[] {
  const { greeting, question, answer } = texts[language];
  const said = (id: number, from: Caption["from"], text: string, final = true): Caption => ({
    id,
    from,
    text,
    final,
    language,
  });
  return [said(0, "assistant", greeting), said(1, "visitor", question), said(2, "assistant", answer, false)];
}

const calls = eachLanguage((language) => ({ text: texts[language], captions: captionsIn(language) }));
type Call = (typeof calls)["de"];

export const { captions } = calls.de;

/** A story's state, with what was said in the call, in both languages. */
export const during = (stateOf: (call: Call) => VoiceState, args: Partial<CallViewProps> = {}) =>
  inBoth(calls, (call) => ({ ...args, state: stateOf(call) }));

const kept = { captions: [], draft: "" };
type Active = Extract<VoiceState, { status: "active" }>;

export const ready: VoiceState = { status: "idle", failure: null, ...kept };
export const asking: VoiceState = { status: "connecting", step: "microphone", slow: false, ...kept };
export const connecting: VoiceState = { status: "connecting", step: "call", slow: false, ...kept };

export const speakingInto = (microphone: MicrophoneState) => ({ questions: "spoken", microphone }) as const;

export const voice = (
  change: Partial<Omit<Extract<AssistantSide, { answers: "spoken" }>, "answers">> = {},
) => ({
  answers: "spoken" as const,
  speaking: false,
  blocked: false,
  pace: 1 as const,
  ...change,
});

export function inCall(change: Partial<Active> = {}): Active {
  return {
    status: "active",
    visitor: speakingInto("heard"),
    assistant: voice(),
    offers: [],
    captions: [],
    draft: "",
    ...change,
  };
}

export function failed(failure: VoiceFailure): VoiceState {
  return { status: "idle", failure, ...kept };
}

const level = () => 0.55 + 0.45 * Math.sin(performance.now() / 420);

export const common: Omit<CallViewProps, "state"> = {
  persona,
  provider: null,
  abilities: { questions: "either", answers: "spoken" },
  onAddRecognition: null,
  policyLink,
  contactHref,
  level,
  hidden: false,
  onStart: fn(),
  onAgain: fn(),
  onWithoutMicrophone: fn(),
  onMute: fn(),
  onSteer: fn(),
  onEnd: fn(),
  onBack: fn(),
  onType: fn(),
  onAsk: fn(),
  onBuiltIn: null,
  onWrite: fn(),
  onContact: fn(),
  onCopy: fn(async () => true),
};
