import type { Copy, Language } from "#shared/copy.ts";
import { once } from "#shared/once.ts";
import type { Answer, InLanguage } from "../chat.port.ts";
import { converse, type Reply } from "./conversation.ts";
import { createEngine } from "./engine.ts";
import type { Understand } from "./judge.ts";
import { languageOf } from "./language-of.ts";
import { suggestions } from "./suggestions.ts";
import type { Facts } from "./topic.ts";
import { topicsOf } from "./topics.ts";
import { understandIn } from "./understand.ts";

/** A conversation in one language. */
export interface Talk {
  suggestions: readonly string[];
  /** @returns when the language has been fetched. @throws Error when it does not come. */
  learnt(): Promise<unknown>;
  /**
   * Answers in the language of the question, which is then named; where that does not come, in this one.
   * @throws Error when there is no answer; the question can be repeated.
   */
  reply: (question: string) => Promise<Answer & InLanguage>;
}

interface Own {
  learnt(): Promise<unknown>;
  reply: Reply;
}

/** One conversation for each language, made when it is first needed. */
export function talksOf(facts: Copy<Facts>): (language: Language) => Talk {
  const own = (language: Language): Own => {
    const learnt = once(() => understandIn(language));
    const understand: Understand = async (question) => (await learnt())(question);
    const conversation = once(async () => {
      const topics = await topicsOf(facts[language], language);
      return converse(createEngine(topics, facts[language].hrefs, language, understand), language);
    });
    return { learnt, reply: async (question) => (await conversation())(question) };
  };
  const talks: Copy<Own> = { de: own("de"), en: own("en") };
  /** The page's language, and that of the last question: what tells no language is in the same. */
  let before: { page: Language; spoken: Language } | null = null;

  return (page) => ({
    suggestions: Object.values(suggestions[page]),
    learnt: talks[page].learnt,
    async reply(question) {
      const last = before?.page === page ? before.spoken : page;
      const spoken = languageOf(question) ?? last;
      before = { page, spoken };
      if (spoken === page) return talks[page].reply(question);
      try {
        return { ...(await talks[spoken].reply(question)), language: spoken };
      } catch {
        return talks[page].reply(question);
      }
    },
  });
}
