import { expect, test } from "vitest";
import { fitsRoom, largestMessage, sayMessage } from "../src/call.ts";

test("[VOICE-15] say: both interruptions are off unless they are wanted", () => {
  expect(JSON.stringify(sayMessage("Guten Tag", { endCallAfterSpoken: true }))).toBe(
    '{"type":"say","message":"Guten Tag","interruptionsEnabled":false,"interruptAssistantEnabled":false,"endCallAfterSpoken":true}',
  );
  expect(sayMessage("Guten Tag", { interruptionsEnabled: true })).toMatchObject({
    interruptionsEnabled: true,
    interruptAssistantEnabled: false,
  });
});

test("[VOICE-15] what does not fit is known before it is sent; quotes count as they travel", () => {
  expect(fitsRoom(sayMessage('"'.repeat(100)))).toBe(true);
  expect(fitsRoom(sayMessage("x".repeat(largestMessage)))).toBe(false);
  expect(fitsRoom(sayMessage('"'.repeat(1_100)))).toBe(false);
});
