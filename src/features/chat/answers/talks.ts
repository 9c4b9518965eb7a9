import type { Copy, Language } from "#shared/copy.ts";
import { converse, type Reply } from "./conversation.ts";
import { createEngine } from "./engine.ts";
import { understandInWorker } from "./in-worker.ts";
import type { Understand } from "./judge.ts";
import { suggestions } from "./suggestions.ts";
import type { Facts } from "./topic.ts";
import { topicsOf } from "./topics.ts";

/** A conversation in one language. */
export interface Talk {
  suggestions: readonly string[];
  /** @returns when the language has been fetched. @throws Error when it does not come. */
  learnt(): Promise<unknown>;
  /** @throws Error when there is no answer; the question can be repeated. */
  reply: Reply;
}

/** One conversation for each language, made when it is first needed; all end with the signal. */
export function talksOf(
  facts: Copy<Facts>,
  over: AbortSignal,
  understandIn: (language: Language, signal: AbortSignal) => Promise<Understand> = understandInWorker,
): (language: Language) => Talk {
  function talk(language: Language): Talk {
    const learnt = onceDone(() => understandIn(language, over));
    const understand: Understand = async (question) => {
      try {
        return await (await learnt.get())(question);
      } catch (cause) {
        learnt.forget();
        throw cause;
      }
    };
    const conversation = onceDone(async () => {
      const topics = await topicsOf(facts[language], language);
      return converse(createEngine(topics, facts[language].hrefs, language, understand), language);
    });
    return {
      suggestions: Object.values(suggestions[language]),
      learnt: learnt.get,
      reply: async (question) => (await conversation.get())(question),
    };
  }
  const open: Partial<Record<Language, Talk>> = {};
  return (language) => {
    open[language] ??= talk(language);
    return open[language];
  };
}

/** Does something once; what failed is done anew when it is next needed. */
function onceDone<Result>(work: () => Promise<Result>) {
  let doing: Promise<Result> | null = null;
  const forget = () => {
    doing = null;
  };
  const get = (): Promise<Result> => {
    doing ??= work().catch((cause: unknown) => {
      forget();
      throw cause;
    });
    return doing;
  };
  return { get, forget };
}
