import type { Clock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";
import { runMachine, type Store } from "#shared/machine.ts";
import { failure } from "#shared/result.ts";
import { away, type ChatState, chatStep } from "./chat.machine.ts";
import type { ChatPort, Conversation, OpenChat } from "./chat.port.ts";
import { timeLimit } from "./time-limit.ts";

/** Silence after which loading is said to be slow. */
export const slowAfterMs = 4_000;
/** The longest that loading may take (CHAT-02). */
export const giveUpAfterMs = 15_000;
/** An answer comes no sooner: the question is heard and seen first, and the dots are more than a flicker. */
export const shortestReplyMs = 600;
/** The longest that an answer may take. */
export const replyLimitMs = 20_000;

export interface ChatController extends Store<ChatState> {
  /** The text mode has appeared. Fetches nothing of a third party. */
  enter(): void;
  /** The visitor has agreed to the third party, or tries once more. */
  start(container: HTMLElement | null): void;
  /** Goes on with the built-in assistant, where there is one. */
  useBuiltIn(): void;
  type(draft: string): void;
  ask(text: string, language: Language): void;
  /** Asks the last question again, after its answer was lost. */
  retry(): void;
  suggestions(language: Language): readonly string[];
  /** The text mode has gone: everything is torn down but the unsent text (CHAT-04). */
  leave(): void;
}

export interface ChatDeps {
  port: ChatPort;
  /** What answers when `port` does not; null when `port` is the built-in assistant itself. */
  builtIn: ChatPort | null;
  clock: Clock;
  /** The time of day, for the messages' stamps. */
  now(): number;
}

/** Carries out what the machine decides; the only caller of the ports. */
export function createChatController({ port, builtIn, clock, now }: ChatDeps): ChatController {
  const machine = runMachine(chatStep, away);
  let visit = new AbortController();
  let chat: OpenChat | null = null;

  /** Ends whatever is open or under way. */
  function drop(): void {
    visit.abort();
    visit = new AbortController();
    chat?.close();
    chat = null;
  }

  async function open(from: ChatPort, container: HTMLElement | null): Promise<void> {
    drop();
    const { signal } = visit;
    const slow = clock.after(slowAfterMs, () => machine.send({ type: "slowed" }));
    const limit = timeLimit(clock, giveUpAfterMs, signal);
    const opened = from.open(container, AbortSignal.any([signal, limit.signal])).catch(notOpened);
    const answer = await Promise.race([opened, limit.passed]);
    slow();
    limit.cancel();
    // Too late, either way: nobody is looking any more.
    if (signal.aborted || answer === "passed") void opened.then((late) => late.ok && late.value.close());
    if (signal.aborted) return;
    if (answer === "passed") machine.send({ type: "failed", failure: "timedOut" });
    else if (!answer.ok) machine.send({ type: "failed", failure: answer.failure });
    else {
      chat = answer.value;
      machine.send({ type: chat.kind === "embedded" ? "rendered" : "connected" });
    }
  }

  async function reply(from: Conversation, question: string, language: Language): Promise<void> {
    const { signal } = visit;
    const limit = timeLimit(clock, replyLimitMs, signal);
    const given = from.ask(question, language, AbortSignal.any([signal, limit.signal])).catch(notAnswered);
    const [answer] = await Promise.all([
      Promise.race([given, limit.passed]),
      new Promise<void>((resolve) => clock.after(shortestReplyMs, resolve)),
    ]);
    limit.cancel();
    if (signal.aborted) return;
    if (answer === "passed" || !answer.ok) machine.send({ type: "lost" });
    else {
      const { language: spoken = language, ...said } = answer.value;
      machine.send({ type: "answered", answer: said, language: spoken, at: now() });
    }
  }

  return {
    get: machine.get,
    subscribe: machine.subscribe,
    enter() {
      const before = machine.get();
      const after = machine.send({ type: "entered", asks: port.thirdParty !== null });
      if (after !== before && after.status === "loading") void open(port, null);
    },
    start(container) {
      const before = machine.get();
      if (before.status === "asking" || before.status === "unavailable") {
        machine.send({ type: "started" });
        void open(port, container);
      }
    },
    useBuiltIn() {
      if (builtIn && machine.send({ type: "started" }).status === "loading") void open(builtIn, null);
    },
    type: (draft) => void machine.send({ type: "typed", draft }),
    ask(text, language) {
      const before = machine.get();
      const after = machine.send({ type: "asked", text, language, at: now() });
      if (after === before || after.status !== "talking" || chat?.kind !== "conversation") return;
      void reply(chat, text.trim(), language);
    },
    retry() {
      const before = machine.get();
      const after = machine.send({ type: "retried" });
      if (after === before || after.status !== "talking" || chat?.kind !== "conversation") return;
      const last = after.messages.findLast(({ from }) => from === "visitor");
      if (last?.from === "visitor") void reply(chat, last.text, last.language);
    },
    suggestions: (language) => (chat?.kind === "conversation" ? chat.suggestions(language) : []),
    leave() {
      drop();
      machine.send({ type: "left" });
    },
  };
}

/** A port that throws has a bug; the visitor still gets a way on. */
function notOpened(error: unknown) {
  console.error("chat: the port threw", error);
  return failure("notLoaded" as const);
}

function notAnswered(error: unknown) {
  console.error("chat: the port threw", error);
  return failure("lost" as const);
}
