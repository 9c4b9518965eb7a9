import { expect, test } from "vitest";
import { subjectOf } from "../src/facets.ts";

test.each([
  ["whats the min contract length", "contract"],
  ["Wie viel Zeit kostet das meine Leute?", "needs"],
  ["how much time does it take my team", "needs"],
  ["can i reach you without filling in a form", "contact"],
  ["Geht das auch ohne Formular?", "contact"],
  ["can the assistant make mistakes?", "gaps"],
  ["Macht die KI auch mal Fehler?", "gaps"],
  ["Wer ist Geschäftsführer bei Mainlicht?", "legal"],
  ["Wer richtet das ein?", "code"],
  ["What is lead scoring and who sets the criteria?", undefined],
  ["Wer haftet, wenn der Bot Fehler macht?", undefined],
  ["who is liable if the AI is wrong", undefined],
])("%s names its subject, or leaves it to the model", (question, topic) => {
  expect(subjectOf(question)).toBe(topic);
});
