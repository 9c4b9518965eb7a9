import { type ReactNode, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";
import type { ChatAlternativesProps } from "./ChatAlternatives.tsx";
import { ChatAsking } from "./ChatAsking.tsx";
import { ChatLoading } from "./ChatLoading.tsx";
import { ChatTalk, type ChatTalkProps } from "./ChatTalk.tsx";
import { ChatUnavailable } from "./ChatUnavailable.tsx";
import styles from "./ChatView.module.css";
import { type ChatWords, chatCopy } from "./chat.copy.ts";
import type { ChatState } from "./chat.machine.ts";
import type { ThirdParty } from "./chat.port.ts";

export interface ChatViewProps extends Omit<ChatTalkProps, "state">, ChatAlternativesProps {
  /** The state of the text mode. */
  state: ChatState;
  /** Who answers on somebody else’s server; null for the built-in assistant. */
  thirdParty: ThirdParty | null;
  /** The address that the visitor can write to instead. */
  email: string;
  /** The way to the privacy policy. */
  policyLink: ReactNode;
  /**
   * The visitor begins the conversation.
   * @param container where an embedded chat may draw.
   */
  onStart: (container: HTMLElement | null) => void;
}

/** The state in words, for screen readers. Messages are announced in the panel's own region. */
function statusOf(state: ChatState, words: ChatWords): string {
  switch (state.status) {
    case "loading":
      return state.slow ? words.slow : words.loading;
    case "rendered":
    case "talking":
      return words.ready;
    case "unavailable":
      return `${words.unavailable.title}. ${words.unavailable.text}`;
    case "away":
    case "asking":
      return "";
  }
}

/** The text mode in each of its states. */
export function ChatView(props: ChatViewProps) {
  const { state, thirdParty, email, policyLink, onStart } = props;
  const words = useCopy(chatCopy);
  const container = useRef<HTMLDivElement>(null);
  const start = () => onStart(container.current);
  const { contactHref, onContact, onBuiltIn, onSpeak } = props;
  const ways = { contactHref, onContact, onBuiltIn, onSpeak };
  return (
    <div className={styles.chat}>
      {/* Stands there before it speaks: a live region that arrives with its words is not heard. */}
      <VisuallyHidden role="status">{statusOf(state, words)}</VisuallyHidden>
      {state.status === "asking" && thirdParty ? (
        <ChatAsking
          thirdParty={thirdParty}
          policyLink={policyLink}
          onStart={start}
          onBuiltIn={props.onBuiltIn}
        />
      ) : null}
      {state.status === "loading" ? <ChatLoading slow={state.slow} ways={ways} /> : null}
      {state.status === "unavailable" ? <ChatUnavailable email={email} ways={ways} onAgain={start} /> : null}
      {state.status === "talking" ? <ChatTalk {...props} state={state} /> : null}
      {/* Always there, so that a press can hand it over. Somebody else draws in it, so React does not. */}
      {thirdParty ? (
        <section
          ref={container}
          aria-label={words.container(thirdParty)}
          className={styles.container}
          hidden={state.status !== "rendered" && state.status !== "loading"}
          data-shown={state.status === "rendered" || undefined}
        />
      ) : null}
    </div>
  );
}
