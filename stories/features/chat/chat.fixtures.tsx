import { fn } from "storybook/test";
import { PagePolicyLink } from "#app/assistant/PagePolicyLink.tsx";
import type { ChatViewProps } from "#features/chat/ChatView.tsx";
import type { ChatState, Message } from "#features/chat/chat.machine.ts";
import type { Answer } from "#features/chat/chat.port.ts";
import { defineCopy, type Language } from "#shared/copy.ts";
import { eachLanguage } from "../../support/in-both.tsx";
import { inPanel as panelOf } from "../../support/in-panel.tsx";
import { party } from "./scripted-chat.ts";

export const persona = "Lumi";
export const email = "hallo@mainlicht.example";
export const contactHref = "#contact";

/** A quarter past nine in the evening, in Berlin. */
const at = Date.UTC(2026, 10, 20, 20, 14);

const texts = defineCopy({
  de: {
    deleted:
      "Kontaktanfragen werden 180 Tage nach dem Eingang automatisch gelöscht, auf Ihren Wunsch früher.",
    policy: { label: "Datenschutzerklärung", href: "/datenschutz/" },
    more: "Wie kann ich meine Daten löschen lassen?",
    cost: "Was kostet das?",
    call: "Wie vereinbare ich einen Anruf?",
    question: "Wie lange speichern Sie meine Anfrage?",
    weather: "Wie wird das Wetter morgen?",
    weatherAgain: "Und wie wird das Wetter morgen?",
    yes: "Ja",
    contract: "Das hängt von Ihrem Vertrag ab. Soll ich Ihre Frage an unser Team weitergeben?",
    pizza: "Was kostet eine Pizza?",
    readers:
      "Und wer liest hier mit? Unsere Datenschutzgrundverordnungsverantwortlichen fragen das immer zuerst.",
    becomes: "Was passiert mit meiner Anfrage?",
    long: "Wir löschen sie nach 180 Tagen. Die Frist beginnt, wenn die Anfrage bei uns ankommt. Bis dahin liest sie unser Team und antwortet Ihnen. Auf Ihren Wunsch löschen wir früher. Eine E-Mail genügt dafür. Sie bekommen eine Bestätigung, sobald es geschehen ist. Was Sie hier im Gespräch schreiben, bleibt in Ihrem Browser. Wir sehen davon nichts. Auch Sicherungen werden nach derselben Frist überschrieben. Alles Weitere steht in der Datenschutzerklärung.",
    inBrowser: "Nein. Ich antworte in Ihrem Browser.",
    lost: "Ich will nicht mehr.",
    angry: "Blöder Bot!",
    crm: "Welche CRM-Systeme binden Sie an?",
    systems: "Wir binden unter anderem Salesforce und HubSpot an.",
    logs: "Gibt es Server-Protokolle?",
    passage: "Unser Server schreibt zu jedem Abruf die IP-Adresse auf, für 14 Tage.",
    suggestions: ["Was kann der KI-Chat-Assistent?", "Was kostet das?", "Ist das DSGVO-konform?"],
  },
  en: {
    deleted: "Contact requests are deleted automatically 180 days after they arrive, or earlier if you wish.",
    policy: { label: "Privacy policy", href: "/en/privacy/" },
    more: "How can I have my data deleted?",
    cost: "How much does it cost?",
    call: "How do I arrange a call?",
    question: "How long do you keep my request?",
    weather: "What will the weather be like tomorrow?",
    weatherAgain: "And what will the weather be like tomorrow?",
    yes: "Yes",
    contract: "That depends on your contract. Shall I pass your question on to our team?",
    pizza: "How much is a pizza?",
    readers: "And who else reads this? That is what our data protection people always ask first.",
    becomes: "What happens to my request?",
    long: "We delete it after 180 days. That time begins when the request reaches us. Until then our team reads it and answers you. If you wish, we delete it earlier. An email is enough. You get a confirmation as soon as it is done. What you write in this conversation stays in your browser. We see nothing of it. Backups are overwritten after the same time. Everything else is in the privacy policy.",
    inBrowser: "No. I answer in your browser.",
    lost: "I want to end it.",
    angry: "Stupid bot!",
    crm: "Which CRM systems do you connect?",
    systems: "We connect Salesforce and HubSpot, among others.",
    logs: "Are there server logs?",
    passage: "Our server writes down the IP address of each request, for 14 days.",
    suggestions: ["What can the AI chat assistant do?", "How much does it cost?", "Is it GDPR compliant?"],
  },
});

/** What stands below an answer, and what somebody in need is told. */
function answersOf(
  text: (typeof texts)[Language],
  asked: (id: number, question: string) => Message,
  said: (id: number, answer: Answer) => Message,
  known: Extract<Answer, { kind: "known" }>,
) {
  return {
    askedBack: [
      asked(0, text.pizza),
      said(1, { kind: "unsure", topics: ["price", "call"], questions: [text.cost, text.call] }),
    ],
    notKnownNear: [asked(0, text.pizza), said(1, { kind: "unknown", near: [text.cost, text.call] })],
    offersPerson: said(1, {
      kind: "known",
      text: text.contract,
      topics: ["contract"],
      sources: [],
      more: [],
      person: true,
    }),
    crisis: [asked(0, text.lost), said(1, { kind: "care", care: "crisis" })],
    insult: [asked(0, text.angry), said(1, { kind: "care", care: "insult" })],
    leadsOn: [
      asked(0, text.crm),
      said(1, { ...known, text: text.systems, topics: ["crm"], next: ["demo-crm", "call"] }),
    ],
    quoted: [
      asked(0, text.logs),
      said(1, { ...known, text: text.passage, topics: [], more: [], quoted: true }),
    ],
  };
}

function conversationsIn(language: Language) {
  const text = texts[language];
  const asked = (id: number, question: string) =>
    ({ id, language, at, from: "visitor", text: question }) as const satisfies Message;
  const said = (id: number, answer: Answer): Message => ({
    id,
    language,
    at: at + 60_000,
    from: "assistant",
    answer,
  });
  const known = {
    kind: "known",
    text: text.deleted,
    topics: ["retention"],
    sources: [text.policy],
    more: [text.more],
  } as const satisfies Answer;
  const question = asked(0, text.question);
  const answered = [question, said(1, known)];
  const notKnown = [asked(0, text.weather), said(1, { kind: "unknown" })];
  return {
    text,
    known,
    question,
    answered,
    notKnown,
    notKnownAgain: [...notKnown, asked(2, text.weatherAgain), said(3, { kind: "unknown", again: true })],
    accepted: [...notKnown, asked(2, text.yes), said(3, { kind: "handOver" })],
    ...answersOf(text, asked, said, known),
    longAnswer: [...answered, asked(2, text.becomes), said(3, { ...known, text: text.long })],
    longTalk: [
      ...answered,
      asked(2, text.readers),
      said(3, { ...known, text: text.inBrowser, more: [] }),
      asked(4, text.weather),
      said(5, { kind: "unknown" }),
    ],
  };
}

/** What visitors and the assistant have said to each other, in each language. */
export const conversations = eachLanguage(conversationsIn);

export const asking: ChatState = { status: "asking", draft: "" };

type Talking = Extract<ChatState, { status: "talking" }>;

export function talking(messages: readonly Message[], change: Partial<Talking> = {}): Talking {
  return { status: "talking", draft: "", messages, reply: "none", ...change };
}

export const policyLink = <PagePolicyLink />;

export const inPanel = panelOf("30rem");

export const common: Omit<ChatViewProps, "state"> = {
  persona,
  email,
  contactHref,
  policyLink,
  thirdParty: null,
  suggestions: conversations.de.text.suggestions,
  onStart: fn(),
  onContact: fn(),
  onBuiltIn: null,
  onSpeak: fn(),
  onType: fn(),
  onAsk: fn(),
  onRetry: fn(),
  onHandOver: fn(),
  onDemo: fn(),
  onMail: fn(),
  onFollow: fn(),
  onCopy: fn(async () => true),
};

export const withProvider: typeof common = { ...common, thirdParty: party, onBuiltIn: fn() };
