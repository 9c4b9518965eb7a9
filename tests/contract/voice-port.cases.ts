import { describe, expect, test } from "vitest";
import type { VoiceEvent, VoicePort } from "#features/voice/voice.port.ts";
import { flushPromises } from "../support/manual-clock.ts";
import { endings } from "../unit/voice/fakes.ts";

export interface Subject {
  port: VoicePort;
  begin(): Promise<void>;
  open(): number;
}

function calling(subject: Subject) {
  const events: VoiceEvent[] = [];
  const call = subject.port.start({
    language: "de",
    microphone: true,
    on: (event) => void events.push(event),
  });
  const types = () => events.map(({ type }) => type);
  return { ...subject, call, events, types };
}

/** The cases that every voice port must pass, the book's fake as well as the real ones. */
export function voicePortCases(name: string, make: () => Subject): void {
  describe(`voice port: ${name}`, () => {
    microphoneCases(make);
    callCases(make);
  });
}

function microphoneCases(make: () => Subject): void {
  test("[VOICE-02] [VOICE-03] the microphone opens before anything listens, and it listens once", async () => {
    const { begin, types, open } = calling(make());
    await begin();
    const told = types().filter((type) => type === "microphoneOpened" || type === "listening");
    expect(told).toEqual(["microphoneOpened", "listening"]);
    expect(open()).toBe(1);
  });

  test("[VOICE-07] ended at once, in the middle and twice: no microphone stays, one end is reported", async () => {
    for (const early of [true, false]) {
      const { begin, call, events, open } = calling(make());
      if (!early) await begin();
      call.end();
      // One that is only just being opened cannot be stopped sooner than it is there.
      if (!early) expect(open()).toBe(0);
      call.end();
      if (early) await begin();
      await flushPromises();
      expect(open()).toBe(0);
      expect(events.filter(({ type }) => type === "listening")).toHaveLength(early ? 0 : 1);
      expect(events.filter(({ type }) => type === "ended")).toEqual([{ type: "ended", failure: null }]);
    }
  });
}

function callCases(make: () => Subject): void {
  test("[VOICE-09] a call that was on is said to have ended once; one that was not, never", async () => {
    const { begin, call, events } = calling(make());
    await begin();
    call.end();
    await flushPromises();
    expect(endings(events)).toBe(1);
  });

  test("mute, a question and a message never throw, whatever the state", async () => {
    const { begin, call } = calling(make());
    const say = { type: "say", message: "Hallo", interruptionsEnabled: false } as const;
    const everything = () => {
      call.setMuted(true);
      call.setMuted(false);
      call.ask("Was kostet das?");
      call.send({ ...say, interruptAssistantEnabled: false });
    };
    everything();
    await begin();
    everything();
    call.end();
    everything();
    await flushPromises();
  });

  test("names who is called, with the hosts, or says that nothing leaves the device", () => {
    const { provider, withoutMicrophone } = make().port;
    if (provider) expect([provider.name, ...provider.hosts].every((text) => text.length > 3)).toBe(true);
    else expect(withoutMicrophone).toBe(true);
  });
}
