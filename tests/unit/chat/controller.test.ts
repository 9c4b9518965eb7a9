import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ChatController, createChatController } from "#features/chat/chat.controller.ts";
import type { ChatPort, Conversation } from "#features/chat/chat.port.ts";
import { chatOpenLimitMs, replyLimitMs, shortestReplyMs } from "#features/chat/chat.visit.ts";
import { failure, success } from "#shared/result.ts";
import { party, type ScriptedChat, scriptedChat } from "#stories/features/chat/scripted-chat.ts";
import { flushPromises, type ManualClock, manualClock } from "../../support/manual-clock.ts";

let clock: ManualClock;
beforeEach(() => {
  clock = manualClock();
});
afterEach(() => vi.restoreAllMocks());

function controlled(port: ChatPort, builtIn: ChatPort | null = null): ChatController {
  return createChatController({ port, builtIn, clock, now: () => 7 });
}

async function talkingTo(port: ScriptedChat): Promise<ChatController> {
  const chat = controlled(port);
  chat.enter("de");
  await flushPromises();
  return chat;
}

test("[CHAT-02] unavailable when it fails, and when the port throws", async () => {
  const failing = controlled(scriptedChat({ openings: [failure("notRendered")] }));
  failing.enter("de");
  await flushPromises();
  expect(failing.get()).toMatchObject({ status: "unavailable", failure: "notRendered" });

  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const throwing = controlled({ thirdParty: null, open: () => Promise.reject(new TypeError("a bug")) });
  throwing.enter("de");
  await flushPromises();
  expect(throwing.get()).toMatchObject({ status: "unavailable", failure: "notLoaded" });
  expect(logged).toHaveBeenCalledWith("chat: the port threw", new TypeError("a bug"));
});

test("the visitor changes to the built-in assistant while the other loads: that one is called off", async () => {
  const port = scriptedChat({ thirdParty: party, openings: ["never"] });
  const chat = controlled(port, scriptedChat());
  chat.enter("de");
  chat.start(null, "de");
  chat.startBuiltIn("de");
  await flushPromises();
  await clock.pass(chatOpenLimitMs);
  expect(chat.get().status).toBe("talking");
});

describe("leaving", () => {
  test("[CHAT-04] a chat that arrives after leaving is closed and shows nothing", async () => {
    const { chat, arrivals, closed } = openedByHand();
    chat.enter("de");
    chat.leave();
    arrivals[0]?.();
    await flushPromises();
    expect([chat.get().status, closed()]).toEqual(["away", 1]);
  });

  test("entered, left and entered again at once: one chat is open", async () => {
    const port = scriptedChat();
    const chat = controlled(port);
    chat.enter("de");
    chat.leave();
    chat.enter("de");
    await flushPromises();
    expect(chat.get().status).toBe("talking");
    expect(port.opened - port.closed).toBeLessThanOrEqual(2);
    chat.leave();
    expect(chat.get()).toEqual({ status: "away", draft: "" });
  });
});

test("an answer comes no sooner than it can be noticed", async () => {
  const chat = await talkingTo(scriptedChat());
  chat.ask("Was kostet das?", "de");
  await flushPromises();
  expect(chat.get()).toMatchObject({ reply: "awaited" });
  await clock.pass(shortestReplyMs);
  expect(chat.get()).toMatchObject({ reply: "none", messages: [{ at: 7 }, { from: "assistant" }] });
});

test("a message remembers the language that it was said in", async () => {
  const chat = await talkingTo(scriptedChat());
  chat.ask("Hallo", "de");
  await clock.pass(shortestReplyMs);
  chat.ask("Hello", "en");
  await clock.pass(shortestReplyMs);
  const state = chat.get();
  const languages = state.status === "talking" ? state.messages.map(({ language }) => language) : [];
  expect(languages).toEqual(["de", "de", "en", "en"]);
  expect(chat.suggestions("en")).not.toEqual(chat.suggestions("de"));
});

/** A port whose chat opens when the test lets it, and whose answers are given by the test. */
function openedByHand(ask: Conversation["ask"] = async () => failure("lost")) {
  const signals: AbortSignal[] = [];
  const arrivals: (() => void)[] = [];
  let closed = 0;
  const prepare = vi.fn();
  const chat: Conversation = {
    kind: "conversation",
    close: () => void closed++,
    prepare,
    suggestions: () => ["?"],
    ask,
  };
  const port: ChatPort = {
    thirdParty: null,
    open(_, signal) {
      signals.push(signal);
      return new Promise((resolve) => arrivals.push(() => resolve(success(chat))));
    },
  };
  return { chat: controlled(port), signals, arrivals, prepare, closed: () => closed };
}

test("the assistant makes ready once the visitor writes, and not before", async () => {
  const { chat, arrivals, prepare } = openedByHand();
  chat.enter("de");
  chat.type("Too early");
  arrivals[0]?.();
  await flushPromises();
  expect(prepare).not.toHaveBeenCalled();
  chat.type("W");
  expect(prepare).toHaveBeenCalled();
});

test("entered twice while it loads: one is opened, and stays open", async () => {
  const { chat, arrivals, closed } = openedByHand();
  chat.enter("de");
  chat.enter("de");
  expect(chat.suggestions("de")).toEqual([]);
  arrivals[0]?.();
  await flushPromises();
  expect([arrivals.length, chat.get().status, closed()]).toEqual([1, "talking", 0]);
  expect(chat.suggestions("de")).toEqual(["?"]);
});

test("[CHAT-02] given up: the port is told, and a chat that opens all the same is closed", async () => {
  const { chat, signals, arrivals, closed } = openedByHand();
  chat.enter("de");
  expect(signals[0]?.aborted).toBe(false);
  clock.advance(chatOpenLimitMs);
  expect(signals[0]?.aborted).toBe(true);
  await flushPromises();
  arrivals[0]?.();
  await flushPromises();
  expect([chat.get().status, closed()]).toEqual(["unavailable", 1]);
});

test("a third party's chat opens once when somebody presses twice, and suggests nothing", async () => {
  const port = scriptedChat({ thirdParty: party });
  const chat = controlled(port);
  chat.enter("de");
  chat.start(null, "de");
  chat.start(null, "de");
  await flushPromises();
  expect([chat.get().status, port.opened, chat.suggestions("de")]).toEqual(["rendered", 1, []]);
});

test("[CHAT-04] an answer's failure after leaving is not the next visit's", async () => {
  const chat = await talkingTo(scriptedChat({ answers: ["never"] }));
  chat.ask("Hallo", "de");
  chat.leave();
  chat.enter("de");
  await flushPromises();
  chat.ask("Noch einmal", "de");
  await clock.pass(shortestReplyMs);
  expect(chat.get()).toMatchObject({
    reply: "none",
    messages: [{ text: "Noch einmal" }, { from: "assistant" }],
  });
});

test("a question is trimmed, and only a lost one is asked again", async () => {
  const port = scriptedChat({ answers: [failure("lost")] });
  const chat = await talkingTo(port);
  chat.retry();
  chat.ask(" Hallo ", "de");
  chat.retry();
  expect(port.asked).toEqual(["Hallo"]);
  await clock.pass(shortestReplyMs);
  expect(chat.get()).toMatchObject({ reply: "lost" });
});

test("an answer that is given up is called off, and one that throws is lost and logged", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const asked: AbortSignal[] = [];
  const { chat, arrivals } = openedByHand((_question, _language, signal) => {
    asked.push(signal);
    return asked.length === 1 ? new Promise(() => undefined) : Promise.reject(new TypeError("a bug"));
  });
  chat.enter("de");
  arrivals[0]?.();
  await flushPromises();
  chat.ask("Hallo", "de");
  await clock.pass(replyLimitMs);
  expect([chat.get(), asked[0]?.aborted]).toMatchObject([{ reply: "lost" }, true]);
  chat.retry();
  await clock.pass(shortestReplyMs);
  expect(chat.get()).toMatchObject({ reply: "lost" });
  expect(logged).toHaveBeenCalledWith("chat: the port threw", new TypeError("a bug"));
});
