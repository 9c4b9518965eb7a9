import fc from "fast-check";
import { expect, test } from "vitest";
import { askLimitMs, endedForMs, startLimitMs } from "#features/voice/voice.calls.ts";
import { createVoiceController } from "#features/voice/voice.controller.ts";
import type { VoiceEvent } from "#features/voice/voice.port.ts";
import { abilities, scriptedVoice } from "#stories/features/voice/scripted-voice.ts";
import { manualClock } from "../../support/manual-clock.ts";

const event = fc.constantFrom<VoiceEvent>(
  { type: "microphoneAsked" },
  { type: "microphoneOpened" },
  { type: "mayTake", ms: 68_000 },
  { type: "mayTake", ms: null },
  { type: "listening", abilities: { ...abilities, questions: "either" } },
  { type: "listening", abilities: { questions: "written", answers: "written" } },
  { type: "level", of: "visitor", level: 0.7 },
  { type: "level", of: "assistant", level: 0.9 },
  { type: "speaking", on: true },
  { type: "captioned", from: "assistant", text: "Guten Tag", final: false, language: "de" },
  { type: "offered", questions: ["Was kostet das?"] },
  { type: "soundBlocked" },
  { type: "stage", stage: "validation", status: "failed" },
  { type: "reported", name: "call-end" },
  { type: "ended", failure: null },
  { type: "ended", failure: "provider" },
);

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("start", "again", "end", "mute", "leave", "ask", "type", "send") },
  { weight: 4, arbitrary: fc.record({ call: fc.nat({ max: 3 }), event }) },
  { weight: 2, arbitrary: fc.record({ passes: fc.constantFrom(1, 1999, 2000, 8000, 20_000, 60_000) }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A controller on a rude client, with checks that hold at every instant. */
function rehearsed(blurts: VoiceEvent[], rude: boolean) {
  const clock = manualClock();
  const port = scriptedVoice(clock, { blurts, rude });
  const voice = createVoiceController({ port, clock, log: () => undefined });

  function hold(): void {
    const state = voice.get();
    const on = state.status === "connecting" || state.status === "active";
    // Never two calls; never an open microphone without a call.
    expect(port.open).toBe(on ? 1 : 0);
    if (!on) expect(voice.level()).toBe(0);
    if (state.status === "active") {
      const { visitor } = state;
      const call = port.calls.find(({ ended }) => !ended);
      expect(call?.muted).toBe(visitor.questions !== "written" && visitor.microphone === "muted");
    }
    // Nothing may be left behind.
    if (state.status === "idle") expect(clock.waiting()).toBe(0);
  }

  return { clock, port, voice, hold };
}

/** What the visitor may do, each with what must be true after it. */
const actions: Record<Extract<Step, string>, (on: ReturnType<typeof rehearsed>) => void> = {
  start({ voice, port }) {
    const { status } = voice.get();
    const calls = port.calls.length;
    expect(voice.start("de") === null).toBe(status !== "idle");
    expect(port.calls.length - calls).toBe(status === "idle" ? 1 : 0);
  },
  again({ voice }) {
    const before = voice.get();
    const failed = before.status === "ended" && before.failure !== null;
    expect(voice.again("de") === null).toBe(before.status !== "idle" && !failed);
  },
  end({ voice }) {
    const { status } = voice.get();
    voice.end();
    expect(voice.get().status).toBe(status === "active" ? "ended" : status);
  },
  mute({ voice }) {
    const before = voice.get();
    voice.toggleMute();
    if (before.status !== "active") expect(voice.get()).toBe(before);
  },
  leave({ voice }) {
    voice.leave();
    expect(voice.get()).toMatchObject({ status: "idle", failure: null, captions: [] });
  },
  ask: ({ voice }) => voice.ask("Was kostet das?", "de"),
  type: ({ voice }) => voice.type("Was"),
  send({ voice }) {
    const { status } = voice.get();
    const message = { type: "say", message: "", interruptionsEnabled: false } as const;
    const { ok } = voice.send({ ...message, interruptAssistantEnabled: false });
    expect(ok).toBe(status === "active");
  },
};

function carryOut(next: Step, on: ReturnType<typeof rehearsed>): void {
  if (typeof next === "string") actions[next](on);
  else if ("passes" in next) on.clock.advance(next.passes);
  else {
    const before = on.voice.get();
    const call = on.port.calls.at(-1 - next.call);
    const stale = call?.ended ?? true;
    call?.wish.on(next.event);
    if (stale) expect(on.voice.get()).toBe(before);
  }
}

function findsItsWayBack({ voice, clock, hold }: ReturnType<typeof rehearsed>): void {
  voice.end();
  clock.advance(68_000 + askLimitMs + startLimitMs + endedForMs);
  hold();
  if (voice.get().status === "active") voice.end();
  clock.advance(endedForMs);
  expect(voice.get().status).toBe("idle");
  hold();
}

test("[VOICE-02] [VOICE-04] [VOICE-05] [VOICE-06] [VOICE-07] [VOICE-08] 2,000 random calls with a rude client", () => {
  const calls = fc.property(
    fc.array(step, { maxLength: 16 }),
    fc.array(event, { maxLength: 2 }),
    fc.boolean(),
    (steps, blurts, rude) => {
      const on = rehearsed(blurts, rude);
      for (const next of steps) {
        carryOut(next, on);
        on.hold();
      }
      findsItsWayBack(on);
    },
  );
  fc.assert(calls, { numRuns: 2_000 });
});
