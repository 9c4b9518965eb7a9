import { expect, test } from "vitest";
import { chatCopy } from "#features/chat/chat.copy.ts";
import type { Message } from "#features/chat/chat.machine.ts";
import { transcript } from "#features/chat/chat.transcript.ts";

const words = chatCopy.de;
const messages: readonly Message[] = [
  { id: 0, from: "visitor", language: "de", at: 0, text: "Was kostet das?" },
  {
    id: 1,
    from: "assistant",
    language: "de",
    at: 1,
    answer: { kind: "known", text: "Das hängt davon ab.", topics: ["price"], sources: [], more: [] },
  },
  { id: 2, from: "visitor", language: "de", at: 2, text: "Und wovon?" },
  { id: 3, from: "assistant", language: "de", at: 3, answer: { kind: "unknown" } },
];

test("everything that was said, with who said it", () => {
  expect(transcript(messages, words, "Lumi")).toBe(
    [
      "Gespräch mit Lumi (KI-Assistent)",
      "Ich: Was kostet das?",
      "Lumi: Das hängt davon ab.",
      "Ich: Und wovon?",
      `Lumi: ${words.unknown}`,
    ].join("\n\n"),
  );
});

test("questions that were offered are in it", () => {
  const offered: Message = {
    id: 0,
    from: "assistant",
    language: "de",
    at: 0,
    answer: { kind: "unsure", topics: ["price"], questions: ["Was kostet das?"] },
  };
  expect(transcript([offered], words, "Lumi")).toContain("- Was kostet das?");
});

test("too long for the form: the beginning is left out, and that is shown", () => {
  const short = transcript(messages, words, "Lumi", 220);
  expect([...short].length).toBeLessThanOrEqual(220);
  expect(short).not.toContain("Was kostet das?");
  expect(short).toContain("\n\n…\n\n");
});
