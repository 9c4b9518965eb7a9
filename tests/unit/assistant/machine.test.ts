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

test("a link elsewhere opens the widget, and leaves an open one as it is", () => {
  const assistant = createAssistantController();
  assistant.open();
  expect(assistant.get()).toMatchObject({ status: "open", mode: "none" });
  assistant.choose("text");
  assistant.open();
  expect(assistant.get()).toMatchObject({ status: "open", mode: "text" });
});
