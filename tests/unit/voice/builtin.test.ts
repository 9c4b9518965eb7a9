import { sayMessage } from "@mainlicht/voice/call";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { builtInChat } from "#app/adapters/chat-builtin.ts";
import { detectAbilities } from "#app/adapters/voice-abilities.ts";
import { spokenAnswers } from "#app/adapters/voice-answers.ts";
import { type BuiltInDeps, builtInVoice } from "#app/adapters/voice-builtin.ts";
import type { Recognition } from "#app/adapters/voice-recognition.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { flushPromises, type ManualClock, manualClock } from "../../support/manual-clock.ts";
import { answersHere } from "../chat/answers-here.ts";
import { endings, fakeMicrophone, listener } from "./fakes.ts";

let clock: ManualClock;
let microphone: ReturnType<typeof fakeMicrophone>;
let heard: ReturnType<typeof listener>;
let spoken: { text: string; signal: AbortSignal; pace: () => number; done: () => void }[];
let logged: string[];
let ear: { on: ((text: string, final: boolean) => void) | null; log: string[] };
beforeEach(() => {
  clock = manualClock();
  microphone = fakeMicrophone();
  heard = listener();
  spoken = [];
  logged = [];
  ear = { on: null, log: [] };
});

const recognition: Recognition = {
  listen(_, on) {
    ear.on = on;
    ear.log.push("listen");
  },
  pause: () => void ear.log.push("pause"),
  stop: () => void ear.log.push("stop"),
};

function portWith(change: Partial<BuiltInDeps> = {}) {
  const chat = builtInChat(answersHere);
  const deps = {
    openMicrophone: microphone.openMicrophone,
    findVoice: async () => ({
      speak: (text, signal, pace) => new Promise((done) => spoken.push({ text, signal, pace, done })),
      level: () => 0.5,
    }),
    findRecognition: async () => recognition,
    answers: spokenAnswers(chat, "Lumi"),
    clock,
    log: (cause) => void logged.push(cause.message),
    ...change,
  } satisfies Omit<BuiltInDeps, "findAbilities">;
  return builtInVoice({ ...deps, findAbilities: detectAbilities(deps) });
}

function begin(change: Partial<BuiltInDeps> = {}, withMicrophone = true) {
  return portWith(change).start({ language: "de", microphone: withMicrophone, on: heard.on });
}

const captions = () =>
  heard.events.flatMap((event) => (event.type === "captioned" ? [`${event.from}: ${event.text}`] : []));
const abilities = () => heard.events.find(({ type }) => type === "listening");

test("greets, hears, answers from the site's own content, and does not hear itself", async () => {
  begin();
  await flushPromises();
  expect(abilities()).toEqual({
    type: "listening",
    abilities: { questions: "either", answers: "spoken" },
  });
  expect(spoken[0]?.text).toContain(chatCopy.de.greeting("Lumi"));
  expect(ear.log).toEqual(["pause"]);
  spoken[0]?.done();
  await flushPromises();
  clock.advance(1_000);
  expect(ear.log).toEqual(["pause", "listen"]);
  ear.on?.("Was kostet", false);
  ear.on?.("Was kostet das?", true);
  // How it is understood is fetched with the first question.
  await expect.poll(() => captions().at(-1)).toContain("2.900 Euro");
  expect(captions().slice(-2)[0]).toBe("visitor: Was kostet das?");
  expect(spoken[1]?.text).toContain("2.900 Euro");
  expect(ear.log.at(-1)).toBe("pause");
});

test("without a voice and without ears: to read and to tap, and said so", async () => {
  const call = begin({ findVoice: async () => null, findRecognition: async () => null });
  await flushPromises();
  expect(abilities()).toMatchObject({ abilities: { questions: "written", answers: "written" } });
  expect(microphone.wishes).toBeNull();
  expect(heard.events).toContainEqual({ type: "offered", questions: expect.arrayContaining([]) });
  call.ask("Wie wird das Wetter morgen?");
  await expect.poll(() => captions().at(-1)).toBe(`assistant: ${chatCopy.de.far}`);
  call.ask("Was kostet eine Pizza?");
  await flushPromises();
  expect(heard.events.at(-1)).toMatchObject({ type: "captioned", from: "assistant" });
});

test("[VOICE-10] measures ten times a second; speaking ends with the voice", async () => {
  microphone.level = 0.075;
  let level = 0.5;
  const voice = { speak: () => new Promise<void>(() => undefined), level: () => level };
  begin({ findVoice: async () => voice });
  await flushPromises();
  const levels = () => heard.events.filter(({ type }) => type === "level").length;
  const before = levels();
  clock.advance(1_000);
  expect(levels() - before).toBe(20);
  expect(heard.events).toContainEqual({ type: "level", of: "visitor", level: 0.5 });
  level = 0;
  clock.advance(1_100);
  const speaking = heard.events.flatMap((event) => (event.type === "speaking" ? [event.on] : []));
  expect(speaking).toEqual([true, false]);
});

test("a new answer takes the place of the one that is being said", async () => {
  const call = begin();
  await flushPromises();
  call.send(sayMessage("Einen Augenblick"));
  await flushPromises();
  expect([spoken[0]?.signal.aborted, spoken[1]?.text]).toEqual([true, "Einen Augenblick"]);
});

test("what is said is cut short, and said again at another pace, without being shown twice", async () => {
  const call = begin();
  await flushPromises();
  const shown = captions().length;
  call.steer?.("stop");
  clock.advance(1_000);
  expect([spoken[0]?.signal.aborted, ear.log.at(-1)]).toEqual([true, "listen"]);
  call.steer?.(1.25);
  call.steer?.("repeat");
  expect([spoken[1]?.text, spoken[1]?.pace(), ear.log.at(-1)]).toEqual([spoken[0]?.text, 1.25, "pause"]);
  expect(captions()).toHaveLength(shown);
});

test("who speaks over the assistant is listened to at once; who types is, too", async () => {
  const call = begin();
  await flushPromises();
  clock.advance(700);
  microphone.level = 0.1;
  clock.advance(600);
  expect([spoken[0]?.signal.aborted, ear.log.at(-1)]).toEqual([true, "listen"]);
  call.steer?.("repeat");
  call.ask("Was kostet das?");
  expect(spoken[1]?.signal.aborted).toBe(true);
});

test("[VOICE-05] mute stills the microphone and the ears", async () => {
  const call = begin();
  await flushPromises();
  call.setMuted(true);
  expect([microphone.muted, ear.log.at(-1)]).toEqual([true, "pause"]);
  call.setMuted(false);
  // It is still speaking.
  expect(ear.log.at(-1)).toBe("pause");
});

test("its own code does not come; the device is lost", async () => {
  begin({ answers: async () => null });
  await flushPromises();
  expect(heard.texts().at(-1)).toBe("ended notLoaded");
  expect(logged).toEqual(["voice call: The answers of the assistant did not come."]);
  begin();
  await flushPromises();
  microphone.wishes?.onLost("micMissing");
  expect(heard.texts()).toContain("ended micMissing");
  expect(microphone.open).toBe(0);
});

const act = fc.constantFrom("wait", "hear", "ask", "say", "stop", "repeat", "mute", "unmute", "lose", "end");

test("[VOICE-07] [VOICE-09] ended at any instant of any sequence: freed, told once, and nothing follows", async () => {
  const answers = {
    greeting: "Guten Tag",
    questions: [],
    answer: async () => ({ text: "2.900 Euro", questions: [] }),
  };
  await fc.assert(
    fc.asyncProperty(fc.array(act), fc.array(act), async (before, after) => {
      heard.events.length = 0;
      const call = begin({ answers: async () => answers });
      const acts: Record<string, () => unknown> = {
        wait: async () => {
          await flushPromises();
          clock.advance(400);
        },
        hear: () => ear.on?.("Was kostet das?", true),
        ask: () => call.ask("Und dann?"),
        say: () => call.send(sayMessage("Einen Augenblick")),
        stop: () => call.steer?.("stop"),
        repeat: () => call.steer?.("repeat"),
        mute: () => call.setMuted(true),
        unmute: () => call.setMuted(false),
        lose: () => microphone.wishes?.onLost("micMissing"),
        end: () => call.end(),
      };
      const perform = async (names: readonly string[]) => {
        for (const name of names) await Promise.resolve(acts[name]?.());
      };
      await perform([...before, "end"]);
      const told = heard.events.length;
      await perform(after);
      await flushPromises();
      clock.advance(10_000);
      expect(heard.events).toHaveLength(told);
      expect(heard.events.filter(({ type }) => type === "ended")).toHaveLength(1);
      const cut = spoken.every(({ signal }) => signal.aborted);
      expect([microphone.open, endings(heard.events) > 1, cut]).toEqual([0, false, true]);
      expect(ear.log.at(-1) ?? "stop").toBe("stop");
    }),
  );
});
