import { useEffect, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { useAnnounce } from "#ui/announcer/Announcer.tsx";
import { chatCopy } from "./chat.copy.ts";
import type { Message } from "./chat.machine.ts";
import { textOf } from "./chat.transcript.ts";

/** Announces the greeting a moment after the focus has moved: a screen reader would interrupt it otherwise. */
const greetAfterMs = 600;

/** An answer as it is heard: with where it comes from, and how many questions there are to go on with. */
function spoken(message: Message): string {
  const words = chatCopy[message.language];
  const known = message.from === "assistant" && message.answer.kind === "known" ? message.answer : null;
  const sources = known?.sources.map(({ label }) => label).join(", ");
  return [
    textOf(message),
    sources ? `${words.sources}: ${sources}.` : "",
    known && known.more.length > 0 ? words.suggestionsSaid(known.more.length) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Announces the greeting, then every new answer, once. What the visitor wrote they know.
 * @param suggestions how many questions the conversation begins with.
 */
export function useAnnouncedMessages(
  messages: readonly Message[],
  persona: string,
  suggestions: number,
): void {
  const words = useCopy(chatCopy);
  const announce = useAnnounce();
  const said = useRef(messages.length);
  const greeted = useRef(messages.length > 0);

  useEffect(() => {
    if (greeted.current) return;
    const timer = setTimeout(() => {
      greeted.current = true;
      const more = suggestions > 0 ? ` ${words.suggestionsSaid(suggestions)}` : "";
      announce(`${words.greeting(persona)} ${words.greetingMore}${more}`);
    }, greetAfterMs);
    return () => clearTimeout(timer);
  }, [announce, words, persona, suggestions]);

  useEffect(() => {
    const news = messages.slice(said.current).filter(({ from }) => from === "assistant");
    said.current = messages.length;
    for (const message of news) announce(`${persona}: ${spoken(message)}`, message.language);
  }, [announce, messages, persona]);
}
