import { expect, test } from "vitest";
import {
  longestCallQuestion,
  resting,
  type VoiceMachineEvent,
  type VoiceState,
  voiceStep,
} from "#features/voice/voice.machine.ts";
import type { Abilities } from "#shared/call.ts";

const all: Abilities = { questions: "either", answers: "spoken" };
const reached = (...events: VoiceMachineEvent[]) => events.reduce<VoiceState>(voiceStep, resting);
const started: VoiceMachineEvent = { type: "started" };
const asked: VoiceMachineEvent = { type: "microphoneAsked" };
const opened: VoiceMachineEvent = { type: "microphoneOpened" };
const listening: VoiceMachineEvent = { type: "listening", abilities: all };
const ended: VoiceMachineEvent = { type: "ended", failure: null };
const toggle: VoiceMachineEvent = { type: "muteToggled" };
const reading = reached(started, {
  type: "listening",
  abilities: { questions: "written", answers: "written" },
});
const captionOf = (text: string, final: boolean, from: "visitor" | "assistant" = "assistant") =>
  ({ type: "captioned", from, text, final, language: "de" }) as const;

test("[VOICE-02] [VOICE-03] [VOICE-04] the way of a call", () => {
  expect(reached(started)).toMatchObject({ status: "connecting", step: "call" });
  expect(reached(started, asked)).toMatchObject({ status: "connecting", step: "microphone" });
  expect(reached(started, asked, opened)).toMatchObject({ status: "connecting", step: "call" });
  expect(reached(started, opened, listening)).toMatchObject({
    status: "active",
    visitor: { questions: "either", microphone: "quiet" },
    assistant: { answers: "spoken", speaking: false, blocked: false },
  });
  expect(reached(started, opened, listening, ended)).toMatchObject({ status: "ended", failure: null });
  expect(reached(started, opened, listening, ended, { type: "rested" })).toMatchObject({ status: "idle" });
});

test("[VOICE-05] mute counts while a call is on, and where there is a microphone", () => {
  const muted = { visitor: { microphone: "muted" } };
  for (const before of [[], [{ type: "unheard" }], [{ type: "sounded" }]] as VoiceMachineEvent[][]) {
    expect(reached(started, listening, ...before, toggle)).toMatchObject(muted);
  }
  const again = { visitor: { microphone: "quiet" } };
  expect(reached(started, listening, toggle, toggle)).toMatchObject(again);
  for (const state of [resting, reached(started), reached(started, ended)]) {
    expect(voiceStep(state, toggle)).toBe(state);
  }
  expect(voiceStep(reading, toggle)).toBe(reading);
});

test("a microphone is unheard, heard or muted, and never two of them; without one, or a voice, nothing of it counts", () => {
  const microphone = (...events: VoiceMachineEvent[]) => reached(started, listening, ...events);
  const unheard: VoiceMachineEvent = { type: "unheard" };
  const sounded: VoiceMachineEvent = { type: "sounded" };
  expect(microphone(unheard)).toMatchObject({ visitor: { microphone: "unheard" } });
  expect(microphone(unheard, sounded, unheard)).toMatchObject({ visitor: { microphone: "heard" } });
  expect(microphone(toggle, unheard, sounded)).toMatchObject({ visitor: { microphone: "muted" } });
  const speaking: VoiceMachineEvent = { type: "speaking", on: true };
  for (const event of [unheard, sounded, speaking, { type: "soundBlocked" } as const]) {
    expect(voiceStep(reading, event)).toBe(reading);
  }
  const loud = microphone(speaking, { type: "soundBlocked" });
  expect(loud).toMatchObject({ assistant: { answers: "spoken", speaking: true, blocked: true } });
  expect(voiceStep(loud, speaking)).toBe(loud);
});

test("[VOICE-07] leaving resets everything but the unsent text", () => {
  const busy = reached(started, listening, captionOf("Guten Tag", true), { type: "typed", draft: "Und" });
  expect(voiceStep(busy, { type: "left" })).toEqual({ ...resting, draft: "Und" });
});

test("what went wrong stays readable after the return to idle, until the next start", () => {
  const failed = reached(started, { type: "ended", failure: "quota" }, { type: "rested" });
  expect(failed).toMatchObject({ status: "idle", failure: "quota" });
  expect(voiceStep(failed, started)).not.toHaveProperty("failure");
});

test("captions: what is only begun is replaced, what is final stays, each speaker by themselves", () => {
  const state = reached(
    started,
    listening,
    captionOf("Gu", false),
    captionOf("Was", false, "visitor"),
    captionOf("Guten Tag", true),
    captionOf("Was kostet das?", true, "visitor"),
    captionOf("  ", true),
    captionOf("Gern.", true),
  );
  expect(state.captions.map(({ id, from, text }) => `${id} ${from} ${text}`)).toEqual([
    "0 assistant Guten Tag",
    "1 visitor Was kostet das?",
    "2 assistant Gern.",
  ]);
});

test("captions can still be read when the call is over; none stays unfinished", () => {
  const over = reached(started, listening, captionOf("Guten", false), ended, { type: "rested" });
  expect(over.captions).toMatchObject([{ text: "Guten", final: true }]);
});

test("a question that is written stands in the captions, cut to its longest, and leaves the field", () => {
  const text = `  ${"x".repeat(longestCallQuestion + 9)}`;
  const asked = reached(
    started,
    listening,
    { type: "offered", questions: ["Was kostet das?"] },
    { type: "typed", draft: text },
    { type: "asked", text, language: "en" },
  );
  expect(asked).toMatchObject({
    draft: "",
    offers: [],
    captions: [{ from: "visitor", final: true, language: "en" }],
  });
  expect(asked.captions[0]?.text).toHaveLength(longestCallQuestion);
});

test("an empty question, and one that nobody would answer, are no question", () => {
  const talking = reached(started, listening);
  expect(voiceStep(talking, { type: "asked", text: "   ", language: "de" })).toBe(talking);
  const deaf = reached(started, { type: "listening", abilities: { ...all, questions: "spoken" } });
  expect(voiceStep(deaf, { type: "asked", text: "Hallo", language: "de" })).toBe(deaf);
});
