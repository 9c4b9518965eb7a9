import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useLanguage } from "#shared/copy.ts";
import { ChatView, type ChatViewProps } from "./ChatView.tsx";
import type { ChatController } from "./chat.controller.ts";
import { type HandOver, handOverOf } from "./chat.hand-over.ts";
import type { Step } from "./chat.steps.ts";

export interface ChatSectionProps
  extends Omit<
    ChatViewProps,
    "state" | "suggestions" | "onStart" | "onBuiltIn" | "onType" | "onAsk" | "onRetry" | "onHandOver"
  > {
  /** Decides what is shown, and is told what the visitor does. */
  controller: ChatController;
  /** Whether the built-in assistant stands by for a provider. */
  hasBuiltIn: boolean;
  /** The longest text that the contact form takes. */
  longestHandOver: number;
  /** The visitor hands the conversation to a person. */
  onHandOver: (handOver: HandOver) => void;
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
