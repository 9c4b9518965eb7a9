import type { createEngine, Engine } from "#features/chat/answers/engine.ts";
import type { Facts } from "#features/chat/answers/topic.ts";
import type { ChatPort } from "#features/chat/chat.port.ts";
import type { Language } from "#shared/copy.ts";
import { failure, success } from "#shared/result.ts";

interface EngineModule {
  createEngine: typeof createEngine;
}

/**
 * The built-in assistant: answers from the site's own content, in the browser, without a network.
 * @param load fetches the engine from our own server, when somebody wants to write.
 */
export function builtInChat(facts: Facts, load: () => Promise<EngineModule>): ChatPort {
  return {
    thirdParty: null,
    async open(_, signal) {
      const module = await load().catch(() => null);
      if (!module || signal.aborted) return failure("notLoaded");
      const engines: Partial<Record<Language, Engine>> = {};
      const engineOf = (language: Language) => {
        engines[language] ??= module.createEngine(facts, language);
        return engines[language];
      };
      return success({
        kind: "conversation",
        suggestions: (language) => engineOf(language).suggestions,
        ask: async (question, language) => success(engineOf(language).answer(question)),
        close: () => undefined,
      });
    },
  };
}
