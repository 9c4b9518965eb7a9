import { suggestions } from "#features/chat/answers/suggestions.ts";
import type { Facts } from "#features/chat/answers/topic.ts";
import type { ChatPort } from "#features/chat/chat.port.ts";
import type { Copy } from "#shared/copy.ts";
import { failure, success } from "#shared/result.ts";
import type { dialogueOf, LoadPassages } from "./answers.ts";

export interface AnswersModule {
  dialogueOf: typeof dialogueOf;
}

/**
 * The built-in assistant: answers from the site's own content, in the browser; what is asked is sent nowhere.
 * @param load fetches what answers from our own server, when somebody wants to write.
 * @param passages fetches what it quotes, from our own server, when no answer is sure.
 */
export function builtInChat(
  facts: Copy<Facts>,
  load: () => Promise<AnswersModule>,
  passages?: LoadPassages,
): ChatPort {
  return {
    thirdParty: null,
    async open(_, signal, language) {
      const module = await load().catch(logged);
      if (!module || signal.aborted) return failure("notLoaded");
      const dialogue = module.dialogueOf(facts, passages);
      const ready = await dialogue.ready(language).catch(logged);
      if (!ready || signal.aborted) return failure("notLoaded");
      return success({
        kind: "conversation",
        suggestions: (shown) => Object.values(suggestions[shown]),
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

function logged(cause: unknown): null {
  console.error("chat: the built-in assistant did not come", cause);
  return null;
}
