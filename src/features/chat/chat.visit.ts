import type { Clock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";
import { failure, type Result } from "#shared/result.ts";
import { aborted, pause, timeLimit, within } from "#shared/time-limit.ts";
import type { ChatFailure, ChatPort, Conversation, OpenChat } from "./chat.port.ts";

/** The longest that loading may take (CHAT-02). */
export const chatOpenLimitMs = 15_000;
/** An answer comes no sooner: the question is heard and seen first, and the dots are more than a flicker. */
export const shortestReplyMs = 600;
/** The longest that an answer may take. */
export const replyLimitMs = 20_000;

export type Visit = ReturnType<typeof createVisit>;

/** One visitor's chat, open or about to be. What is under way when it ends is given up, and answers null. */
export function createVisit(clock: Clock) {
  let over = new AbortController();
  let chat: OpenChat | null = null;

  function end(): void {
    over.abort();
    over = new AbortController();
    chat?.close();
    chat = null;
  }

  async function open(from: ChatPort, container: HTMLElement | null, language: Language) {
    end();
    const { signal } = over;
    const limit = timeLimit(clock, chatOpenLimitMs, signal);
    const opened = from.open(container, limit.signal, language).catch(notOpened);
    const answer = await Promise.race([opened, aborted(limit.signal)]);
    limit.cancel();
    // A chat that arrives too late is closed: nobody is looking any more.
    if (signal.aborted || answer === "aborted") void opened.then((late) => late.ok && late.value.close());
    if (signal.aborted) return null;
    if (answer === "aborted") return failure<ChatFailure>("timedOut");
    if (answer.ok) chat = answer.value;
    return answer;
  }

  async function ask(from: Conversation, question: string, language: Language) {
    const { signal } = over;
    const [answer] = await Promise.all([
      within(clock, replyLimitMs, signal, (limit) => from.ask(question, language, limit).catch(notAnswered)),
      pause(clock, shortestReplyMs, signal),
    ]);
    if (signal.aborted) return null;
    return answer === "aborted" ? failure("lost" as const) : answer;
  }

  /** The open chat, when it answers questions. */
  const conversation = () => (chat?.kind === "conversation" ? chat : null);

  return { end, open, ask, conversation };
}

/** A port that throws has a bug; the visitor still gets a way on. */
function notOpened(error: unknown): Result<never, ChatFailure> {
  console.error("chat: the port threw", error);
  return failure("notLoaded");
}

function notAnswered(error: unknown): Result<never, "lost"> {
  console.error("chat: the port threw", error);
  return failure("lost");
}
