import type { converse, Reply } from "#features/chat/answers/conversation.ts";
import type { createEngine } from "#features/chat/answers/engine.ts";
import type { Understand } from "#features/chat/answers/judge.ts";
import type { suggestions } from "#features/chat/answers/suggestions.ts";
import type { Facts } from "#features/chat/answers/topic.ts";
import type { topicsOf } from "#features/chat/answers/topics.ts";
import type { ChatPort } from "#features/chat/chat.port.ts";
import type { Copy, Language } from "#shared/copy.ts";
import { failure, success } from "#shared/result.ts";

export interface AnswersModule {
  createEngine: typeof createEngine;
  converse: typeof converse;
  suggestions: typeof suggestions;
  topicsOf: typeof topicsOf;
  /** Learns what a language's questions mean; ends with the signal. */
  understandIn(language: Language, signal: AbortSignal): Promise<Understand>;
}

/**
 * The built-in assistant: answers from the site's own content, in the browser, without a network.
 * @param load fetches what answers from our own server, when somebody wants to write.
 * @param first the language that is learnt at once; another follows with its first question.
 */
export function builtInChat(
  facts: Copy<Facts>,
  load: () => Promise<AnswersModule>,
  first: () => Language,
): ChatPort {
  return {
    thirdParty: null,
    async open(_, signal) {
      const module = await load().catch(logged);
      if (!module || signal.aborted) return failure("notLoaded");
      const closing = new AbortController();
      const talks = talksOf(module, facts, closing.signal);
      signal.addEventListener("abort", () => closing.abort(), { signal: closing.signal });
      const ready = await talks(first()).learnt().catch(logged);
      if (!ready || signal.aborted) {
        closing.abort();
        return failure("notLoaded");
      }
      return success({
        kind: "conversation",
        suggestions: (language) => Object.values(module.suggestions[language]),
        ask: (question, language) =>
          talks(language)
            .reply(question)
            .then(success, (cause: unknown) => {
              console.error("chat: no answer", cause);
              return failure("lost" as const);
            }),
        close: () => closing.abort(),
      });
    },
  };
}

function logged(cause: unknown): null {
  console.error("chat: the built-in assistant did not come", cause);
  return null;
}

/** One conversation for each language, made when it is first needed. */
function talksOf(
  { createEngine, converse, topicsOf, understandIn }: AnswersModule,
  facts: Copy<Facts>,
  over: AbortSignal,
) {
  function talk(language: Language) {
    let learning: Promise<Understand> | null = null;
    const learnt = () => {
      learning ??= understandIn(language, over);
      return learning;
    };
    const understand: Understand = async (question) => {
      try {
        return await (await learnt())(question);
      } catch (cause) {
        // It is learnt anew when the question is asked again.
        learning = null;
        throw cause;
      }
    };
    let talking: Promise<Reply> | null = null;
    async function begin(): Promise<Reply> {
      const topics = await topicsOf(facts[language], language);
      return converse(createEngine(topics, facts[language].hrefs, language, understand), language);
    }
    const reply: Reply = async (question) => {
      talking ??= begin().catch((cause: unknown) => {
        talking = null;
        throw cause;
      });
      return (await talking)(question);
    };
    return { learnt, reply };
  }
  const open: Partial<Record<Language, ReturnType<typeof talk>>> = {};
  return (language: Language) => {
    open[language] ??= talk(language);
    return open[language];
  };
}
