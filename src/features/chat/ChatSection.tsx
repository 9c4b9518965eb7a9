import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useLanguage } from "#shared/copy.ts";
import { ChatView } from "./ChatView.tsx";
import type { ChatController } from "./chat.controller.ts";
import { type HandOver, handOverOf } from "./chat.hand-over.ts";
import type { Source, ThirdParty } from "./chat.port.ts";
import type { Solution, Step } from "./chat.steps.ts";

export interface ChatSectionProps {
  /** Decides what is shown, and is told what the visitor does. */
  controller: ChatController;
  /** Why one writes here, where speaking was chosen. */
  instead?: ReactNode;
  /** Who answers on somebody else’s server; null for the built-in assistant. */
  thirdParty: ThirdParty | null;
  /** The name that the assistant goes by. */
  persona: string;
  /** The address that the visitor can write to instead. */
  email: string;
  /** Where the contact form is. */
  contactHref: string;
  /** The way to the privacy policy. */
  policyLink: ReactNode;
  /** Whether the built-in assistant stands by for a provider. */
  hasBuiltIn: boolean;
  /** The longest text that the contact form takes. */
  longestHandOver: number;
  /** The visitor goes to the contact form. */
  onContact: () => void;
  /** Null when one cannot speak here. */
  onSpeak: (() => void) | null;
  /** The visitor hands the conversation to a person. */
  onHandOver: (handOver: HandOver) => void;
  /** The visitor wants to see a demo. */
  onDemo: (solution: Solution) => void;
  /** Opens the visitor's mail program with a finished mail. */
  onMail: (href: string) => void;
  /** The visitor follows the source of an answer. */
  onFollow: (source: Source) => void;
  /** Puts a text into the clipboard. Resolves to false when the browser refuses. */
  onCopy: (text: string) => Promise<boolean>;
}

/** The text mode under its controller. */
export function ChatSection({
  controller,
  hasBuiltIn,
  longestHandOver,
  onHandOver,
  ...view
}: ChatSectionProps) {
  const state = useSyncExternalStore(controller.subscribe, controller.get, controller.get);
  const { language } = useLanguage();

  // Not once more when the language changes: the conversation goes on.
  const onEnter = useEffectEvent(() => controller.enter(language));
  useEffect(() => {
    onEnter();
    return () => controller.leave();
  }, [controller]);

  function handOver(step?: Step) {
    if (state.status !== "talking") return;
    onHandOver(handOverOf(state.messages, step, language, view.persona, longestHandOver));
  }

  const newest = state.status === "talking" ? state.messages.at(-1) : undefined;
  const accepted = newest?.from === "assistant" && newest.answer.kind === "handOver";
  const onAccepted = useEffectEvent(() => handOver());
  useEffect(() => {
    if (accepted) onAccepted();
  }, [accepted]);

  return (
    <ChatView
      {...view}
      state={state}
      suggestions={controller.suggestions(language)}
      onStart={(container) => controller.start(container, language)}
      onBuiltIn={hasBuiltIn ? () => controller.startBuiltIn(language) : null}
      onType={controller.type}
      onAsk={(question) => controller.ask(question, language)}
      onRetry={controller.retry}
      onHandOver={handOver}
    />
  );
}
