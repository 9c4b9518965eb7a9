import type { InLanguage, Language, Said } from "./answer.ts";
import type { Content } from "./content.ts";
import { languageOf } from "./language-of.ts";
import { nothingOpen } from "./open.ts";
import type { Remembered, Reply } from "./spoken.ts";

/** A conversation that goes on in the language of each question. */
export interface Dialogue {
  /** Fetches the content of one language. @throws Error when it does not come; it can be tried again. */
  ready(language: Language): Promise<unknown>;
  /**
   * Fetches what else answers need, and answers some questions for practice: an engine prepares a pattern when it is first
   * used, which takes half a second for all of them on a slow phone. @throws Error when something does not come.
   * @param turn waits until the page rests, before each part.
   */
  rehearse(language: Language, turn: () => Promise<unknown>): Promise<void>;
  /**
   * Answers in the language of the question, which is then named; where that does not come, in the page's.
   * @throws Error when there is no answer; the question can be repeated.
   */
  reply(question: string, page: Language): Promise<Said & InLanguage>;
}

/** How questions are understood is fetched when one is written; who only looks in needs none of it. */
const understanding = () => import("./spoken.ts");

/** @param load fetches the content of each language, when it is first needed. */
export function createDialogue(load: (language: Language) => Promise<Content>): Dialogue {
  const spokenBy: Partial<Record<Language, Reply>> = {};
  const memory: Remembered = { open: nothingOpen, noted: {} };
  const contents: Partial<Record<Language, Content>> = {};
  const contentIn = async (language: Language): Promise<Content> => {
    const content = contents[language] ?? (await load(language));
    contents[language] = content;
    return content;
  };
  const replyIn = async (language: Language): Promise<Reply> => {
    const known = spokenBy[language];
    if (known) return known;
    const [content, { repliesIn }] = await Promise.all([contentIn(language), understanding()]);
    // Two questions may have waited for the same content; both belong to one conversation.
    const reply = spokenBy[language] ?? repliesIn(content, language, memory);
    spokenBy[language] = reply;
    return reply;
  };
  const answerIn = async (language: Language, question: string): Promise<Said> => {
    const answer = await (await replyIn(language))(question);
    return Object.keys(memory.noted).length > 0 ? { ...answer, noted: memory.noted } : answer;
  };
  /** The page's language, and that of the last question: what tells no language is in the same. */
  let before: { page: Language; spoken: Language } | null = null;

  return {
    ready: contentIn,
    async rehearse(language, turn) {
      const [content, { rehearse }] = await Promise.all([contentIn(language), import("./rehearsal.ts")]);
      await rehearse(content, language, turn);
    },
    async reply(question, page) {
      const last = before?.page === page ? before.spoken : page;
      // "No" alone is a word of both: it is in the page's language.
      const spoken = languageOf(question) ?? (/^\W*no\W*$/i.test(question) ? page : last);
      const needed = (await understanding()).careFor(question, spoken);
      if (needed) {
        const { care, language } = needed;
        memory.open = { ...nothingOpen, person: care === "insult" };
        return { kind: "care", care, ...(language === page ? {} : { language }) };
      }
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
