import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { Scroller } from "#ui/scroller/Scroller.tsx";
import { TypingDots } from "#ui/typing-dots/TypingDots.tsx";
import { VisuallyHidden } from "#ui/visually-hidden/VisuallyHidden.tsx";
import { chatCopy } from "./chat.copy.ts";
import type { Message } from "./chat.machine.ts";
import { MessageItem, type MessageItemProps } from "./MessageItem.tsx";
import { MessageQuestions } from "./MessageQuestions.tsx";
import styles from "./Messages.module.css";

export interface MessageListProps
  extends Pick<MessageItemProps, "onAsk" | "onHandOver" | "onDemo" | "onFollow"> {
  /** Why one writes here, above the greeting; it scrolls with the messages. */
  instead?: ReactNode;
  /** The messages, oldest first. */
  messages: readonly Message[];
  /** The name that the assistant goes by. */
  persona: string;
  /** An answer is awaited. */
  typing: boolean;
  /** Questions to begin with. */
  suggestions: readonly string[];
  /** After the last message: a notice. */
  children?: ReactNode;
}

/**
 * How far to scroll so that the newest question stands at the top and its answer below it. A question that fills the
 * view is scrolled on until half of that is left for the answer.
 */
function newest(log: HTMLElement): number {
  const question = [...log.querySelectorAll("li[data-from=visitor]")].at(-1);
  if (!question) return 0;
  const { top, bottom } = question.getBoundingClientRect();
  const beginning = top - log.getBoundingClientRect().top - 8;
  const end = bottom - log.getBoundingClientRect().top - log.clientHeight / 2;
  return log.scrollTop + Math.max(beginning, end);
}

/** The way through the messages by arrow key: from one to the next, the first, the last. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowUp: (at, count) => (at < 0 ? count - 1 : Math.max(0, at - 1)),
  ArrowDown: (at, count) => Math.min(count - 1, at + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The conversation, oldest first. It is no live region: what is new is announced once, by the panel, and the
 * list can be read in peace.
 */
export function MessageList({
  instead,
  messages,
  persona,
  typing,
  suggestions,
  children,
  ...item
}: MessageListProps) {
  const words = useCopy(chatCopy);
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const grown = messages.length > 0 || typing;
    if (log.current && grown) log.current.scrollTo({ top: newest(log.current) });
  }, [messages, typing]);

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[event.key];
    const items = [...event.currentTarget.querySelectorAll<HTMLLIElement>("li[data-from]")];
    if (!step || items.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const at = items.findIndex((message) => message.contains(document.activeElement));
    items[step(at, items.length)]?.focus();
  }

  return (
    <Scroller ref={log} aria-label={words.log} className={styles.log} onKeyDown={walk}>
      {instead}
      <ol className={styles.messages}>
        <li tabIndex={-1} data-from="assistant" className={styles.message}>
          <p className={styles.by}>{persona}</p>
          <div className={styles.bubble}>
            <p>{words.greeting(persona)}</p>
            <p>{words.greetingMore}</p>
          </div>
        </li>
        {messages.map((message, index) => (
          <MessageItem
            key={message.id}
            {...item}
            message={message}
            persona={persona}
            last={index === messages.length - 1}
          />
        ))}
      </ol>
      {messages.length === 0 ? (
        <MessageQuestions label={words.suggestions} questions={suggestions} onAsk={item.onAsk} />
      ) : null}
      {typing ? (
        <p className={styles.typing}>
          <TypingDots />
          <VisuallyHidden>{words.typing(persona)}</VisuallyHidden>
        </p>
      ) : null}
      {children}
    </Scroller>
  );
}
