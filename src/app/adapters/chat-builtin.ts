import type { talksOf } from "#features/chat/answers/talks.ts";
import type { Facts } from "#features/chat/answers/topic.ts";
import type { ChatPort } from "#features/chat/chat.port.ts";
import type { Copy } from "#shared/copy.ts";
import { failure, success } from "#shared/result.ts";

export interface AnswersModule {
  /** A conversation in each language. */
  talksOf: typeof talksOf;
}

/**
 * The built-in assistant: answers from the site's own content, in the browser, without a network.
 * @param load fetches what answers from our own server, when somebody wants to write.
 */
export function builtInChat(facts: Copy<Facts>, load: () => Promise<AnswersModule>): ChatPort {
  return {
    thirdParty: null,
    async open(_, signal, language) {
      const module = await load().catch(logged);
      if (!module || signal.aborted) return failure("notLoaded");
      const talks = module.talksOf(facts);
      // Another language is learnt with its first question.
      const ready = await talks(language).learnt().catch(logged);
      if (!ready || signal.aborted) return failure("notLoaded");
      return success({
        kind: "conversation",
        suggestions: (shown) => talks(shown).suggestions,
        ask: (question, asked) =>
          talks(asked)
            .reply(question)
            .then(success, (cause: unknown) => {
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
