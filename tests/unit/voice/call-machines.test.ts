import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LocalEvent, localStep, notBegun as notBegunHere } from "#app/adapters/voice-builtin.call.ts";
import {
  notBegun as notBegunThere,
  type RemoteEvent,
  remoteStep,
} from "#app/adapters/voice-provider.call.ts";
import type { Step } from "#shared/effects.ts";

/** Runs a machine over events. @returns its last state, and all effects on the way. */
function run<State, Event, Effect>(
  step: (state: State, event: Event) => Step<State, Effect>,
  initial: State,
  events: readonly Event[],
) {
  const effects: Effect[] = [];
  let state = initial;
  for (const event of events) {
    const [next, ...asked] = step(state, event);
    state = next;
    effects.push(...asked);
  }
  return { state, effects };
}

const opening = { greeting: "Guten Tag", questions: ["Was kostet das?"] };
const either = { questions: "either", answers: "spoken" } as const;
const written = { questions: "written", answers: "spoken" } as const;

const localEvents = fc.constantFrom<LocalEvent>(
  { type: "begun" },
  { type: "prepared", opening, abilities: either },
  { type: "prepared", opening, abilities: written },
  { type: "notPrepared", cause: "offline" },
  { type: "microphoneOpened" },
  { type: "microphoneFailed", failure: "micMissing" },
  { type: "heard", text: "Was kostet das?", final: true },
  { type: "answered", text: "2.900 Euro", questions: [] },
  { type: "spoke", on: true },
  { type: "said" },
  { type: "echoFaded" },
  { type: "muted", on: true },
  { type: "muted", on: false },
  { type: "asked", text: "Und dann?" },
);

describe("a call on this device", () => {
  test("[VOICE-07] [VOICE-09] ended at any instant of any sequence: freed, told once, and nothing is begun after it", () => {
    fc.assert(
      fc.property(fc.array(localEvents), fc.array(localEvents), (before, after) => {
        const { state, effects } = run(localStep, notBegunHere, [...before, { type: "hungUp" }]);
        expect(state).toEqual({ phase: "over" });
        expect(effects.filter((effect) => effect.do === "free").length).toBeGreaterThanOrEqual(1);
        const told = effects.flatMap((effect) => (effect.do === "tell" ? [effect.event.type] : []));
        expect(told.filter((type) => type === "ended")).toHaveLength(1);
        // After the end the only effect is to close a microphone that opened too late.
        const late = run(localStep, state, [...after, { type: "hungUp" }]);
        expect(late.effects.every((effect) => effect.do === "free")).toBe(true);
      }),
    );
  });

  test("who cannot be heard is not asked for a microphone", () => {
    const { effects } = run(localStep, notBegunHere, [
      { type: "begun" },
      { type: "prepared", opening, abilities: written },
    ]);
    expect(effects.map((effect) => effect.do)).not.toContain("openMicrophone");
    expect(effects).toContainEqual({ do: "tell", event: { type: "listening", abilities: written } });
  });

  test("it listens again when the room no longer rings with its voice, unless it is muted", () => {
    const on: LocalEvent[] = [
      { type: "begun" },
      { type: "prepared", opening, abilities: either },
      { type: "microphoneOpened" },
      { type: "said" },
    ];
    const last = (events: LocalEvent[]) => run(localStep, notBegunHere, events).effects.at(-1)?.do;
    expect(last(on)).toBe("waitForEcho");
    expect(last([...on, { type: "echoFaded" }])).toBe("listen");
    expect(last([...on, { type: "muted", on: true }, { type: "echoFaded" }])).toBe("stopListening");
    expect(
      last([...on, { type: "echoFaded" }, { type: "muted", on: true }, { type: "muted", on: false }]),
    ).toBe("listen");
  });
});

const told = (given: Extract<RemoteEvent, { type: "told" }>["told"]): RemoteEvent => ({
  type: "told",
  told: given,
});
const faultOf = (cause: string) =>
  told({ type: "error", kind: "error", message: "no", goesOn: false, cause });
const remoteEvents = fc.constantFrom<RemoteEvent>(
  { type: "microphoneOpened" },
  { type: "microphoneFailed", failure: "micMissing" },
  { type: "loaded", occupied: false },
  { type: "loaded", occupied: true },
  { type: "notLoaded", cause: "offline" },
  told({ type: "call-start" }),
  told({ type: "call-end" }),
  told({ type: "speech-start" }),
  faultOf("first"),
  { type: "settled", hasCall: true },
  { type: "settled", hasCall: false },
  { type: "threw", fault: "no" },
);

describe("a call of the provider", () => {
  test("[VOICE-07] ended at any instant of any sequence: closed once, and nothing is begun after it", () => {
    fc.assert(
      fc.property(fc.array(remoteEvents), fc.array(remoteEvents), (before, after) => {
        const begun: RemoteEvent = { type: "begun", target: true };
        const { state, effects } = run(remoteStep, notBegunThere, [begun, ...before, { type: "hungUp" }]);
        expect(state).toEqual({ phase: "over" });
        const ends = effects.filter((effect) => effect.do === "close" || effect.do === "fail");
        expect(ends).toHaveLength(1);
        const late = run(remoteStep, state, [...after, { type: "hungUp" }]);
        const allowed = ["tell", "closeMicrophone"];
        expect(late.effects.every((effect) => allowed.includes(effect.do))).toBe(true);
        const said = late.effects.flatMap((effect) => (effect.do === "tell" ? [effect.event.type] : []));
        expect(said.every((type) => type === "reported")).toBe(true);
      }),
    );
  });

  test("[VOICE-14] what went wrong first while it starts is what it ends of", () => {
    const start: RemoteEvent[] = [{ type: "microphoneOpened" }, { type: "loaded", occupied: false }];
    const { effects } = run(remoteStep, notBegunThere, [
      ...start,
      faultOf("first"),
      faultOf("second"),
      { type: "settled", hasCall: true },
    ]);
    expect(effects.at(-1)).toEqual({ do: "fail", fault: "first" });
  });
});
