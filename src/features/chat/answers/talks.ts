import type { Copy, Language } from "#shared/copy.ts";
import { once } from "#shared/once.ts";
import { converse, type Reply } from "./conversation.ts";
import { createEngine } from "./engine.ts";
import type { Understand } from "./judge.ts";
import { suggestions } from "./suggestions.ts";
import type { Facts } from "./topic.ts";
import { topicsOf } from "./topics.ts";
import { understandIn } from "./understand.ts";

/** A conversation in one language. */
export interface Talk {
  suggestions: readonly string[];
  /** @returns when the language has been fetched. @throws Error when it does not come. */
  learnt(): Promise<unknown>;
  /** @throws Error when there is no answer; the question can be repeated. */
  reply: Reply;
}

/** One conversation for each language, made when it is first needed. */
export function talksOf(facts: Copy<Facts>): (language: Language) => Talk {
  function talk(language: Language): Talk {
    const learnt = once(() => understandIn(language));
    const understand: Understand = async (question) => (await learnt())(question);
    const conversation = once(async () => {
      const topics = await topicsOf(facts[language], language);
      return converse(createEngine(topics, facts[language].hrefs, language, understand), language);
    });
    return {
      suggestions: Object.values(suggestions[language]),
      learnt,
      reply: async (question) => (await conversation())(question),
    };
  }
  const open: Partial<Record<Language, Talk>> = {};
  return (language) => {
    open[language] ??= talk(language);
    return open[language];
  };
}
