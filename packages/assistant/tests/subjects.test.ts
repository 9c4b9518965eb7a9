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
  ["Kann ich bei euch parken?", "outside"],
  ["My printer says error 0x61, any idea?", "far"],
  ["How do I register a GmbH in Germany?", "outside"],
  ["which credit card is best", "outside"],
  ["Which of your services is best for us?", undefined],
  ["can I fire an employee during sick leave", "outside"],
  ["Do we have to fire staff because of the AI?", undefined],
  ["wie alt ist Herr Mustermann", "outside"],
  ["Wie alt ist die Firma?", undefined],
  ["Gab es schon mal ein Datenleck?", "outside"],
  ["What is your SLA reaction time?", "responseTimes"],
  ["how many conversations per month are included", "volume"],
  ["Verlassen unsere Daten die EU?", "hosting"],
  ["What is lead scoring and who sets the criteria?", undefined],
  ["Was kostet so eine CRM-Integration?", "price"],
  ["Can you call me on Saturday at 10?", "officeHours"],
  ["Haben Sie Kunden, die man anrufen könnte?", "references"],
  ["Wer haftet, wenn der Bot Fehler macht?", "liability"],
  ["who is liable if the AI is wrong", "liability"],
])("%s names its subject, or leaves it to the model", (question, topic) => {
  expect(subjectOf(question)).toBe(topic);
});
