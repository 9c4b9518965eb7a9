import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useCopy, useLanguage } from "#shared/copy.ts";
import { ChatView } from "./ChatView.tsx";
import type { ChatController } from "./chat.controller.ts";
import { chatCopy } from "./chat.copy.ts";
import type { Source, ThirdParty } from "./chat.port.ts";
import { transcript } from "./chat.transcript.ts";

export interface ChatSectionProps {
  controller: ChatController;
  thirdParty: ThirdParty | null;
  persona: string;
  email: string;
  contactHref: string;
  policyLink: ReactNode;
  /** Whether the built-in assistant stands by for a provider. */
  hasBuiltIn: boolean;
  /** The longest text that the contact form takes. */
  longestHandOver: number;
  onContact: () => void;
  /** Null when one cannot speak here. */
  onSpeak: (() => void) | null;
  onHandOver: (text: string) => void;
  onFollow: (source: Source) => void;
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
  const words = useCopy(chatCopy);

  useEffect(() => {
    controller.enter();
    return () => controller.leave();
  }, [controller]);

  function handOver() {
    if (state.status !== "talking") return;
    onHandOver(transcript(state.messages, words, view.persona, longestHandOver));
  }

  const newest = state.status === "talking" ? state.messages.at(-1) : undefined;
  const accepted = newest?.from === "assistant" && newest.answer.kind === "handOver";
  const onAccepted = useEffectEvent(handOver);
  useEffect(() => {
    if (accepted) onAccepted();
  }, [accepted]);

  return (
    <ChatView
      {...view}
      state={state}
      suggestions={controller.suggestions(language)}
      onStart={controller.start}
      onBuiltIn={hasBuiltIn ? controller.useBuiltIn : null}
      onType={controller.type}
      onAsk={(question) => controller.ask(question, language)}
      onRetry={controller.retry}
      onHandOver={handOver}
    />
  );
}
