import type { Answer, InLanguage, Language, Topics } from "./answer.ts";
import { converse, type Reply } from "./conversation.ts";
import { createEngine } from "./engine.ts";
import { understandWith } from "./judge.ts";
import { languageOf } from "./language-of.ts";
import type { Model } from "./model.ts";

/** What the assistant knows in one language. */
export interface Content {
  topics: Topics;
  /** Asked after an answer that is not complete. */
  personOffer: string;
  model: Model;
}

/** A conversation that goes on in the language of each question. */
export interface Dialogue {
  /** Fetches the content of one language. @throws Error when it does not come; it can be tried again. */
  ready(language: Language): Promise<unknown>;
  /**
   * Answers in the language of the question, which is then named; where that does not come, in the page's.
   * @throws Error when there is no answer; the question can be repeated.
   */
  reply(question: string, page: Language): Promise<Answer & InLanguage>;
}

/** @param load fetches the content of each language, when it is first needed. */
export function createDialogue(load: Readonly<Record<Language, () => Promise<Content>>>): Dialogue {
  const replies: Partial<Record<Language, Reply>> = {};
  const replyIn = async (language: Language): Promise<Reply> => {
    const known = replies[language];
    if (known) return known;
    const { model, personOffer, topics } = await load[language]();
    const engine = createEngine(topics, personOffer, understandWith(model, language));
    // Two questions may have waited for the same content; both belong to one conversation.
    const reply = replies[language] ?? converse(engine, language);
    replies[language] = reply;
    return reply;
  };
  const answerIn = async (language: Language, question: string) => (await replyIn(language))(question);
  /** The page's language, and that of the last question: what tells no language is in the same. */
  let before: { page: Language; spoken: Language } | null = null;

  return {
    ready: replyIn,
    async reply(question, page) {
      const last = before?.page === page ? before.spoken : page;
      const spoken = languageOf(question) ?? last;
      before = { page, spoken };
      if (spoken === page) return answerIn(page, question);
      try {
        return { ...(await answerIn(spoken, question)), language: spoken };
      } catch {
        return answerIn(page, question);
      }
    },
  };
}
