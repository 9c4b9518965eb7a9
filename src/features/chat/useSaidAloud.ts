import { useEffect, useRef } from "react";
import { useCopy } from "#shared/copy.ts";
import { useAnnounce } from "#ui/announcer/Announcer.tsx";
import { chatCopy } from "./chat.copy.ts";
import type { Message } from "./chat.machine.ts";
import { textOf } from "./chat.transcript.ts";

/** The greeting is said once the focus has settled; said at once, it would be drowned by what has the focus. */
const greetAfterMs = 600;

/** Announces the greeting, then every new answer, once. What the visitor wrote they know. */
export function useSaidAloud(messages: readonly Message[], persona: string): void {
  const words = useCopy(chatCopy);
  const announce = useAnnounce();
  const said = useRef(messages.length);
  const greeted = useRef(messages.length > 0);

  useEffect(() => {
    if (greeted.current) return;
    const timer = setTimeout(() => {
      greeted.current = true;
      announce(`${words.greeting(persona)} ${words.greetingMore}`);
    }, greetAfterMs);
    return () => clearTimeout(timer);
  }, [announce, words, persona]);

  useEffect(() => {
    const news = messages.slice(said.current).filter(({ from }) => from === "assistant");
    said.current = messages.length;
    for (const message of news) announce(`${persona}: ${textOf(message, words)}`);
  }, [announce, messages, persona, words]);
}
