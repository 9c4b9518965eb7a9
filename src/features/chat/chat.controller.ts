import type { Clock } from "#shared/clock.ts";
import type { Language } from "#shared/copy.ts";
import { runMachine, type Store } from "#shared/machine.ts";
import { away, type ChatEvent, type ChatState, chatStep } from "./chat.machine.ts";
import type { ChatPort, Conversation } from "./chat.port.ts";
import { createVisit, type Visit } from "./chat.visit.ts";

/** Silence after which loading is said to be slow. */
export const chatSlowAfterMs = 4_000;

export interface ChatController extends Store<ChatState> {
  /** The text mode has appeared. Fetches nothing of a third party. */
  enter(language: Language): void;
  /** The visitor has agreed to the third party, or tries once more. */
  start(container: HTMLElement | null, language: Language): void;
  /** Goes on with the built-in assistant, where there is one. */
  startBuiltIn(language: Language): void;
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
  /** Answers when `port` does not; null when `port` is the built-in assistant itself. */
  builtIn: ChatPort | null;
  clock: Clock;
  /** The time of day, for the messages' stamps. */
  now(): number;
}

/** Carries out what the machine decides; with the visit the only caller of the ports. */
export function createChatController(deps: ChatDeps): ChatController {
  const machine = runMachine(chatStep, away);
  const visit = createVisit(deps.clock);
  return {
    get: machine.get,
    subscribe: machine.subscribe,
    ...opening(machine, visit, deps),
    ...talking(machine, visit, deps),
    type(draft) {
      visit.conversation()?.prepare();
      machine.send({ type: "typed", draft });
    },
    leave() {
      visit.end();
      machine.send({ type: "left" });
    },
  };
}

type Machine = ReturnType<typeof runMachine<ChatState, ChatEvent>>;

/** Getting a chat. */
function opening(
  machine: Machine,
  visit: Visit,
  { port, builtIn, clock }: ChatDeps,
): Pick<ChatController, "enter" | "start" | "startBuiltIn"> {
  async function open(from: ChatPort, container: HTMLElement | null, language: Language): Promise<void> {
    const slow = clock.after(chatSlowAfterMs, () => machine.send({ type: "slowed" }));
    const opened = await visit.open(from, container, language);
    slow();
    if (opened && !opened.ok) machine.send({ type: "failed", failure: opened.failure });
    else if (opened) machine.send({ type: opened.value.kind === "embedded" ? "rendered" : "connected" });
  }

  return {
    enter(language) {
      const before = machine.get();
      const after = machine.send({ type: "entered", asks: port.thirdParty !== null });
      if (after !== before && after.status === "loading") void open(port, null, language);
    },
    start(container, language) {
      const before = machine.get();
      if (before.status === "asking" || before.status === "unavailable") {
        machine.send({ type: "started" });
        void open(port, container, language);
      }
    },
    startBuiltIn(language) {
      if (builtIn && machine.send({ type: "started" }).status === "loading")
        void open(builtIn, null, language);
    },
  };
}

/** Questions and answers. */
function talking(
  machine: Machine,
  visit: Visit,
  { now }: ChatDeps,
): Pick<ChatController, "ask" | "retry" | "suggestions"> {
  async function reply(from: Conversation, question: string, language: Language): Promise<void> {
    const answer = await visit.ask(from, question, language);
    if (answer && !answer.ok) machine.send({ type: "lost" });
    else if (answer) {
      const { language: spoken = language, ...said } = answer.value;
      machine.send({ type: "answered", answer: said, language: spoken, at: now() });
    }
  }

  return {
    ask(text, language) {
      const before = machine.get();
      const after = machine.send({ type: "asked", text, language, at: now() });
      const chat = visit.conversation();
      if (after !== before && after.status === "talking" && chat) void reply(chat, text.trim(), language);
    },
    retry() {
      const before = machine.get();
      const after = machine.send({ type: "retried" });
      const chat = visit.conversation();
      if (after === before || after.status !== "talking" || !chat) return;
      const last = after.messages.findLast(({ from }) => from === "visitor");
      if (last?.from === "visitor") void reply(chat, last.text, last.language);
    },
    suggestions: (language) => visit.conversation()?.suggestions(language) ?? [],
  };
}
