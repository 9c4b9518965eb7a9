import { fn } from "storybook/test";
import { PagePolicyLink } from "#app/assistant/PagePolicyLink.tsx";
import type { ChatViewProps } from "#features/chat/ChatView.tsx";
import type { ChatState, Message } from "#features/chat/chat.machine.ts";
import type { Answer } from "#features/chat/chat.port.ts";
import { inPanel as panelOf } from "../../support/in-panel.tsx";
import { party } from "./scripted-chat.ts";

export const persona = "Lumi";
export const email = "hallo@mainlicht.example";
export const contactHref = "#contact";

/** A quarter past nine in the evening, in Berlin. */
const at = Date.UTC(2026, 10, 20, 20, 14);

export const known: Answer = {
  kind: "known",
  text: "Kontaktanfragen werden 180 Tage nach dem Eingang automatisch gelöscht, auf Ihren Wunsch früher.",
  sources: [{ label: "Datenschutzerklärung", href: "/datenschutz/" }],
  more: ["Wie kann ich meine Daten löschen lassen?"],
};
export const unsure: Answer = {
  kind: "unsure",
  questions: ["Was kostet das?", "Wie vereinbare ich einen Anruf?"],
};

const asked = (id: number, text: string) =>
  ({ id, language: "de", at, from: "visitor", text }) as const satisfies Message;
const said = (id: number, answer: Answer): Message => ({
  id,
  language: "de",
  at: at + 60_000,
  from: "assistant",
  answer,
});

export const question = asked(0, "Wie lange speichern Sie meine Anfrage?");
export const answered = [question, said(1, known)];
export const notKnown = [asked(0, "Wie wird das Wetter morgen?"), said(1, { kind: "unknown" })];
export const notKnownAgain = [
  ...notKnown,
  asked(2, "Und wie wird das Wetter morgen?"),
  said(3, { kind: "unknown", again: true }),
];
export const accepted = [...notKnown, asked(2, "Ja"), said(3, { kind: "handOver" })];
export const askedBack = [asked(0, "Was kostet eine Pizza?"), said(1, unsure)];
export const offersPerson = said(1, {
  kind: "known",
  text: "Das hängt von Ihrem Vertrag ab. Soll ich Ihre Frage an unser Team weitergeben?",
  sources: [],
  more: [],
  person: true,
});
export const longAnswer = [
  ...answered,
  asked(2, "Was passiert mit meiner Anfrage?"),
  said(3, {
    ...known,
    text: "Wir löschen sie nach 180 Tagen. Die Frist beginnt, wenn die Anfrage bei uns ankommt. Bis dahin liest sie unser Team und antwortet Ihnen. Auf Ihren Wunsch löschen wir früher. Eine E-Mail genügt dafür. Sie bekommen eine Bestätigung, sobald es geschehen ist. Was Sie hier im Gespräch schreiben, bleibt in Ihrem Browser. Wir sehen davon nichts. Auch Sicherungen werden nach derselben Frist überschrieben. Alles Weitere steht in der Datenschutzerklärung.",
  }),
];
export const longTalk = [
  ...answered,
  asked(
    2,
    "Und wer liest hier mit? Unsere Datenschutzgrundverordnungsverantwortlichen fragen das immer zuerst.",
  ),
  said(3, { ...known, text: "Nein. Ich antworte in Ihrem Browser.", more: [] }),
  asked(4, "Wie wird das Wetter morgen?"),
  said(5, { kind: "unknown" }),
];

export const asking: ChatState = { status: "asking", draft: "" };

type Talking = Extract<ChatState, { status: "talking" }>;

export function talking(messages: readonly Message[], change: Partial<Talking> = {}): Talking {
  return { status: "talking", draft: "", messages, reply: "none", ...change };
}

export const policyLink = <PagePolicyLink />;

export const inPanel = panelOf("30rem");

/** Props of every view of the text mode. */
export const common: Omit<ChatViewProps, "state"> = {
  persona,
  email,
  contactHref,
  policyLink,
  thirdParty: null,
  suggestions: ["Was kann der KI-Chat-Assistent?", "Was kostet das?", "Ist das DSGVO-konform?"],
  onStart: fn(),
  onContact: fn(),
  onBuiltIn: null,
  onSpeak: fn(),
  onType: fn(),
  onAsk: fn(),
  onRetry: fn(),
  onHandOver: fn(),
  onFollow: fn(),
  onCopy: fn(async () => true),
};

/** A provider's chat, with the built-in assistant standing by. */
export const withProvider: typeof common = { ...common, thirdParty: party, onBuiltIn: fn() };
