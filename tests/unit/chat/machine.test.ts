import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  away,
  type ChatEvent,
  type ChatState,
  chatStep,
  longestQuestion,
} from "#features/chat/chat.machine.ts";

const run = (...events: ChatEvent[]) => events.reduce<ChatState>(chatStep, away);
const entered = (asks: boolean): ChatEvent => ({ type: "entered", asks });
const ask = (text: string): ChatEvent => ({ type: "asked", text, language: "de", at: 1 });
const answered = { type: "answered", answer: { kind: "unknown" }, language: "de", at: 2 } satisfies ChatEvent;
const talking = [entered(false), { type: "connected" }] satisfies ChatEvent[];

test("[CHAT-02] loading, then unavailable, and another try is possible", () => {
  for (const failure of ["notLoaded", "notRendered", "timedOut"] as const) {
    const failed = run(entered(true), { type: "started" }, { type: "failed", failure });
    expect(failed).toMatchObject({ status: "unavailable", failure });
    expect(chatStep(failed, { type: "started" })).toMatchObject({ status: "loading", slow: false });
  }
});

const failed: ChatEvent = { type: "failed", failure: "timedOut" };
const slowed: ChatEvent = { type: "slowed" };
const retried: ChatEvent = { type: "retried" };
const lost: ChatEvent = { type: "lost" };
test.each<[string, ChatEvent[], ChatEvent[]]>([
  ["away", [], [{ type: "left" }, { type: "rendered" }, { type: "connected" }, slowed, answered]],
  ["asked for consent", [entered(true)], [slowed, { type: "connected" }, failed]],
  ["unavailable", [entered(false), failed], [slowed, { type: "connected" }]],
  ["rendered", [entered(false), { type: "rendered" }], [{ type: "connected" }, ask("Hallo")]],
  ["silent", talking, [retried, answered, lost]],
  ["waiting for an answer", [...talking, ask("Hallo")], [retried]],
])("what comes too late or too early changes nothing: %s", (_, before, events) => {
  const state = run(...before);
  for (const event of events) expect(chatStep(state, event), event.type).toBe(state);
});

describe("talking", () => {
  test("a question waits for its answer", () => {
    const state = run(...talking, ask(" Was kostet das? "));
    expect(state).toMatchObject({
      reply: "awaited",
      messages: [{ id: 0, from: "visitor", text: "Was kostet das?", language: "de", at: 1 }],
    });
    expect(chatStep(state, answered)).toMatchObject({
      reply: "none",
      messages: [{ from: "visitor" }, { id: 1, from: "assistant", answer: { kind: "unknown" } }],
    });
  });

  test("asks once when somebody presses twice", () => {
    const once = run(...talking, ask("Hallo"));
    expect(chatStep(once, ask("Hallo"))).toBe(once);
  });

  test("nothing is no question, and a novel is cut", () => {
    const state = run(...talking);
    expect(chatStep(state, ask("  \n "))).toBe(state);
    expect(run(...talking, ask("x".repeat(9_000)))).toMatchObject({
      messages: [{ text: "x".repeat(longestQuestion) }],
    });
  });

  test("a question is marked with the language that it was answered in", () => {
    const state = chatStep(run(...talking, ask("How much is it?")), { ...answered, language: "en" });
    expect(state).toMatchObject({ messages: [{ language: "en" }, { language: "en" }] });
  });

  test("sending empties the field; a suggestion leaves it alone", () => {
    const typed = run(...talking, { type: "typed", draft: "Hallo" });
    expect(chatStep(typed, ask("Hallo")).draft).toBe("");
    expect(chatStep(typed, ask("Was kostet das?")).draft).toBe("Hallo");
  });
});

describe("leaving", () => {
  test("[CHAT-04] leaves nothing behind but the unsent text", () => {
    const state = run(...talking, ask("Hallo"), answered, { type: "typed", draft: "Und" }, { type: "left" });
    expect(state).toEqual({ status: "away", draft: "Und" });
    expect(chatStep(state, entered(false))).toMatchObject({ status: "loading", draft: "Und" });
  });

  test("whatever happens, leaving leads out and the messages are numbered one by one", () => {
    const event = fc.constantFrom<ChatEvent>(
      entered(true),
      entered(false),
      { type: "started" },
      { type: "slowed" },
      { type: "rendered" },
      { type: "connected" },
      { type: "failed", failure: "timedOut" },
      { type: "typed", draft: "a" },
      ask("a"),
      { type: "retried" },
      answered,
      { type: "lost" },
      { type: "left" },
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = run(...events);
        if (state.status === "talking") {
          expect(state.messages.map(({ id }) => id)).toEqual([...state.messages.keys()]);
        }
        expect(chatStep(state, { type: "left" }).status).toBe("away");
      }),
    );
  });
});
