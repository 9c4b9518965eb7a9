import { largestMessage, sayMessage } from "@mainlicht/voice/call";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  askLimitMs,
  callSlowAfterMs,
  endedForMs,
  startLimitMs,
  unheardAfterMs,
} from "#features/voice/voice.calls.ts";
import { createVoiceController } from "#features/voice/voice.controller.ts";
import type { VoiceEvent } from "#features/voice/voice.port.ts";
import { abilities, scriptedVoice, type VoiceScript } from "#stories/features/voice/scripted-voice.ts";
import { type ManualClock, manualClock } from "../../support/manual-clock.ts";

let clock: ManualClock;
let logged: string[];
beforeEach(() => {
  clock = manualClock();
  logged = [];
});

const asked: VoiceEvent = { type: "microphoneAsked" };
const opened: VoiceEvent = { type: "microphoneOpened" };
const listening: VoiceEvent = { type: "listening", abilities };

function controlled(script: VoiceScript = {}) {
  const port = scriptedVoice(clock, script);
  const log = (event: VoiceEvent, _: number, late: boolean) => {
    logged.push(late ? `late ${event.type}` : event.type);
  };
  const voice = createVoiceController({ port, clock, log });
  const report = (...events: VoiceEvent[]) => {
    for (const event of events) port.calls.at(-1)?.wish.on(event);
  };
  const status = () => voice.get().status;
  return { voice, port, report, status };
}

function inCall(script: VoiceScript = {}) {
  const made = controlled(script);
  made.voice.start("de");
  made.report(opened, listening);
  return made;
}

test("the visitor may think about the microphone for a minute; then the call is given up", () => {
  const { voice, report, status, port } = controlled();
  voice.start("de");
  report(asked);
  expect(voice.get()).toMatchObject({ status: "connecting", step: "microphone" });
  clock.advance(askLimitMs - 1);
  expect(status()).toBe("connecting");
  clock.advance(1);
  expect(voice.get()).toMatchObject({ status: "ended", failure: "micRefused" });
  expect(port.open).toBe(0);
});

test("a start that takes 4 s is said to be slow, after 20 s it is given up and hung up", () => {
  const { voice, report, port } = controlled({ rude: true });
  voice.start("de");
  report(asked);
  clock.advance(30_000);
  report(opened);
  clock.advance(callSlowAfterMs);
  expect(voice.get()).toMatchObject({ status: "connecting", slow: true });
  clock.advance(startLimitMs - callSlowAfterMs);
  expect(voice.get()).toMatchObject({ status: "ended", failure: "timedOut" });
  expect(port.open).toBe(0);
  report(listening);
  expect(voice.get().status).toBe("ended");
});

test("the voice mode has appeared: what a call needs is fetched, nobody is called", () => {
  const preload = vi.fn();
  const port = { ...scriptedVoice(clock), preload };
  createVoiceController({ port, clock, log: () => undefined }).enter();
  expect([preload.mock.calls.length, port.calls.length]).toEqual([1, 0]);
});

test("after a failure another try counts at once; the old end's two seconds do not disturb it", () => {
  const { voice, report, status, port } = controlled();
  voice.start("de");
  report({ type: "ended", failure: "network" });
  expect(voice.start("de")).toBeNull();
  expect(voice.again("de", false)).toBe(2);
  expect(status()).toBe("connecting");
  expect(port.calls.at(-1)?.wish).toMatchObject({ microphone: false });
  clock.advance(endedForMs);
  expect([status(), port.open]).toEqual(["connecting", 1]);
  expect(voice.again("de")).toBeNull();
});

describe("in a call", () => {
  test("[VOICE-05] mute goes to the call, and the visitor's level with it", () => {
    const { voice, port, report } = inCall();
    report({ type: "level", of: "visitor", level: 0.5 });
    expect(voice.level()).toBe(0.5);
    voice.toggleMute();
    expect(port.calls[0]?.muted).toBe(true);
    report({ type: "level", of: "visitor", level: 0.4 });
    expect(voice.level()).toBe(0);
    voice.toggleMute();
    expect(port.calls[0]?.muted).toBe(false);
  });

  test("a microphone that gives nothing for 8 s is said to, until something is heard", () => {
    const { voice, report } = inCall();
    report({ type: "level", of: "visitor", level: 0.0001 });
    clock.advance(unheardAfterMs);
    expect(voice.get()).toMatchObject({ visitor: { microphone: "unheard" } });
    report({ type: "level", of: "visitor", level: 0.2 });
    expect(voice.get()).not.toMatchObject({ visitor: { microphone: "unheard" } });
    clock.advance(unheardAfterMs * 2);
    expect(voice.get()).not.toMatchObject({ visitor: { microphone: "unheard" } });
  });

  test("who has muted is not told that they cannot be heard; afterwards the watch begins anew", () => {
    const { voice } = inCall();
    voice.toggleMute();
    clock.advance(unheardAfterMs);
    expect(voice.get()).not.toMatchObject({ visitor: { microphone: "unheard" } });
    voice.toggleMute();
    clock.advance(unheardAfterMs - 1);
    expect(voice.get()).not.toMatchObject({ visitor: { microphone: "unheard" } });
    clock.advance(1);
    expect(voice.get()).toMatchObject({ visitor: { microphone: "unheard" } });
  });
});

test("[VOICE-15] a message goes into the room of a running call, and only when it fits", () => {
  const { voice, port } = inCall();
  const longest = largestMessage - JSON.stringify(JSON.stringify(sayMessage(""))).length;
  expect(voice.send(sayMessage("x".repeat(longest)))).toMatchObject({ ok: true });
  expect(voice.send(sayMessage("x".repeat(longest + 1)))).toEqual({ ok: false, failure: "tooLong" });
  expect(port.calls[0]?.sent).toHaveLength(1);
  voice.end();
  expect(voice.send(sayMessage("Hallo"))).toEqual({ ok: false, failure: "notInCall" });
});
