import fc from "fast-check";
import { expect, test } from "vitest";
import {
  notBegun,
  type RemoteCall,
  type RemoteEffect,
  type RemoteEvent,
  remoteStep,
} from "#app/adapters/voice-provider.call.ts";
import { runProgram } from "#shared/effects.ts";

/** Runs the machine over events. @returns its last state, and all effects on the way. */
function run(initial: RemoteCall, events: readonly RemoteEvent[]) {
  const effects: RemoteEffect[] = [];
  const { send, get } = runProgram(remoteStep, initial, (effect: RemoteEffect) => effects.push(effect));
  for (const event of events) send(event);
  return { state: get(), effects };
}

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

test("[VOICE-07] a call of the provider, ended at any instant of any sequence: closed once, and nothing is begun after it", () => {
  fc.assert(
    fc.property(fc.array(remoteEvents), fc.array(remoteEvents), (before, after) => {
      const begun: RemoteEvent = { type: "begun", target: true };
      const { state, effects } = run(notBegun, [begun, ...before, { type: "hungUp" }]);
      expect(state).toEqual({ phase: "over" });
      const ends = effects.filter((effect) => effect.do === "close" || effect.do === "fail");
      expect(ends).toHaveLength(1);
      const late = run(state, [...after, { type: "hungUp" }]);
      const allowed = ["tell", "closeMicrophone"];
      expect(late.effects.every((effect) => allowed.includes(effect.do))).toBe(true);
      const said = late.effects.flatMap((effect) => (effect.do === "tell" ? [effect.event.type] : []));
      expect(said.every((type) => type === "reported")).toBe(true);
    }),
  );
});

test("[VOICE-14] what went wrong first while it starts is what it ends of", () => {
  const { effects } = run(notBegun, [
    { type: "microphoneOpened" },
    { type: "loaded", occupied: false },
    faultOf("first"),
    faultOf("second"),
    { type: "settled", hasCall: true },
  ]);
  expect(effects.at(-1)).toEqual({ do: "fail", fault: "first" });
});
