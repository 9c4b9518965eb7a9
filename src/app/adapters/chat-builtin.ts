import { type Content, createDialogue } from "@mainlicht/assistant";
import { suggestions } from "#features/chat/answers/suggestions.ts";
import type { ChatPort } from "#features/chat/chat.port.ts";
import type { Language } from "#shared/copy.ts";
import { once } from "#shared/once.ts";
import { failure, success } from "#shared/result.ts";
import { turn } from "../hydration/turns.ts";

/**
 * The built-in assistant: answers from the site's own content, in the browser; what is asked is sent nowhere.
 * @param load fetches what answers in one language from our own server, when somebody wants to write.
 */
export function builtInChat(load: (language: Language) => Promise<Content>): ChatPort {
  return {
    thirdParty: null,
    async open(_, signal, language) {
      if (signal.aborted) return failure("notLoaded");
      const dialogue = createDialogue(load);
      // Not waited for: who needs help can write at once, and is answered even when nothing comes.
      void dialogue.ready(language).catch((cause: unknown) => {
        console.error("chat: the answers did not come", cause);
      });
      const prepare = once(() =>
        dialogue.rehearse(language, turn).catch((cause: unknown) => {
          console.error("chat: nothing could be made ready", cause);
        }),
      );
      return success({
        kind: "conversation",
        suggestions: (shown) => Object.values(suggestions[shown]),
        prepare: () => void prepare(),
        ask: (question, asked) =>
          dialogue.reply(question, asked).then(success, (cause: unknown) => {
            console.error("chat: no answer", cause);
            return failure("lost" as const);
          }),
        close: () => undefined,
      });
    },
  };
}
