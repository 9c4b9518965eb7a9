import { expect, test } from "vitest";
import { textOfEvent } from "#features/voice/voice.log.ts";
import type { VoiceEvent } from "#features/voice/voice.port.ts";

const long = "a".repeat(500);

test.each<[VoiceEvent, string]>([
  [{ type: "speaking", on: true }, "speaking on"],
  [{ type: "speaking", on: false }, "speaking off"],
  [{ type: "captioned", from: "visitor", text: "Hallo", final: true, language: "de" }, "visitor: Hallo"],
  [
    { type: "captioned", from: "assistant", text: long, final: false, language: "de" },
    `assistant: ${"a".repeat(120)} …`,
  ],
  [{ type: "ended", failure: null }, "ended as wished"],
  [{ type: "soundBlocked" }, "soundBlocked"],
  [{ type: "mayTake", ms: 900 }, "mayTake"],
])("of %j the log says: %s", (event, text) => {
  expect(textOfEvent(event)).toBe(text);
});
