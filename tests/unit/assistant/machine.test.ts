import fc from "fast-check";
import { expect, test } from "vitest";
import { createAssistantController } from "#features/assistant/assistant.controller.ts";
import {
  type AssistantEvent,
  type AssistantState,
  assistantStep,
  closed,
  modes,
} from "#features/assistant/assistant.machine.ts";

const reached = (...events: AssistantEvent[]) => events.reduce<AssistantState>(assistantStep, closed);
const toggled: AssistantEvent = { type: "toggled" };

test("[WID-01] the button opens and closes", () => {
  expect(reached(toggled)).toEqual({ status: "open", mode: "none", cameFrom: null });
  expect(reached(toggled, toggled)).toBe(closed);
});

test("[WID-01] opening always begins at the choice", () => {
  for (const mode of modes) {
    expect(reached(toggled, { type: "chose", mode }, toggled, toggled)).toMatchObject({ mode: "none" });
  }
});

test("[WID-04] a choice leads into its mode", () => {
  for (const mode of modes) {
    expect(reached(toggled, { type: "chose", mode })).toMatchObject({ status: "open", mode });
  }
});

test("back is the choice again, and knows where it came from", () => {
  for (const mode of modes) {
    const state = reached(toggled, { type: "chose", mode }, { type: "wentBack" });
    expect(state).toEqual({ status: "open", mode: "none", cameFrom: mode });
  }
});

test("a failing mode may lead straight into the other", () => {
  const state = reached(toggled, { type: "chose", mode: "text" }, { type: "chose", mode: "voice" });
  expect(state).toMatchObject({ mode: "voice" });
});

test("a browser in which nothing can be spoken leads from the voice to the text mode, which knows why", () => {
  const speaking = reached(toggled, { type: "chose", mode: "voice" });
  const instead = assistantStep(speaking, { type: "speechMissed" });
  expect(instead).toEqual({ status: "open", mode: "text", instead: true });
  expect(assistantStep(instead, { type: "speechMissed" })).toBe(instead);
  expect(assistantStep(reached(toggled), { type: "speechMissed" })).toEqual(reached(toggled));
});

test("nothing but the button counts while it is closed", () => {
  const others: AssistantEvent[] = [
    { type: "closed" },
    { type: "wentBack" },
    { type: "speechMissed" },
    { type: "chose", mode: "text" },
  ];
  for (const event of others) expect(assistantStep(closed, event)).toBe(closed);
});

test("back at the choice, and the mode that is open already, change nothing", () => {
  const picking = reached(toggled);
  expect(assistantStep(picking, { type: "wentBack" })).toBe(picking);
  const writing = reached(toggled, { type: "chose", mode: "text" });
  expect(assistantStep(writing, { type: "chose", mode: "text" })).toBe(writing);
});

test("whatever happens, one press on close is enough", () => {
  const event = fc.oneof(
    fc.constantFrom<AssistantEvent>(
      toggled,
      { type: "closed" },
      { type: "wentBack" },
      { type: "speechMissed" },
    ),
    fc.constantFrom(...modes).map((mode): AssistantEvent => ({ type: "chose", mode })),
  );
  fc.assert(
    fc.property(fc.array(event), (events) => {
      expect(assistantStep(reached(...events), { type: "closed" })).toBe(closed);
    }),
  );
});

test("[WID-01] [WID-04] the widget's buttons: open, choose, go back, close, open and close", () => {
  const assistant = createAssistantController();
  const after = (press: () => void) => {
    press();
    return assistant.get();
  };
  expect(after(assistant.toggle)).toMatchObject({ status: "open", mode: "none" });
  expect(after(() => assistant.choose("voice"))).toMatchObject({ mode: "voice" });
  expect(after(assistant.back)).toMatchObject({ mode: "none", cameFrom: "voice" });
  expect(after(assistant.close)).toBe(closed);
  assistant.toggle();
  expect(after(assistant.toggle)).toBe(closed);
});

test("a link elsewhere opens the widget, and leaves an open one as it is", () => {
  const assistant = createAssistantController();
  assistant.open();
  expect(assistant.get()).toMatchObject({ status: "open", mode: "none" });
  assistant.choose("text");
  assistant.open();
  expect(assistant.get()).toMatchObject({ status: "open", mode: "text" });
});
