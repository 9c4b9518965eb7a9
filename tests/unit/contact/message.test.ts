import { expect, test } from "vitest";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { type Draft, emptyDraft } from "#features/contact/contact.draft.ts";
import { fieldOrder as fields } from "#features/contact/contact.fields.ts";
import { isWorthKeeping, pristine } from "#features/contact/contact.machine.ts";
import { messageText } from "#features/contact/contact.message.ts";
import { storedAs } from "#shared/solutions.ts";

const written = fields.filter((field) => typeof emptyDraft[field] === "string" && field !== "service");

/** A form in which each field says its own name. */
const full: Draft = {
  ...emptyDraft,
  ...Object.fromEntries(written.map((field) => [field, `my ${field}`])),
  service: storedAs.chat,
};

test("[FORM-09] the text for mail and clipboard holds every field, those that come later too", () => {
  const text = messageText(contactCopy.en, full);
  for (const field of written) expect(text).toContain(`my ${field}`);
  expect(text).toContain(contactCopy.en.fields.service.options[storedAs.chat]);
});

test("[TOP-03] a wished call takes a line for its time and one for the number", () => {
  const call = { day: "any", part: "noon", phone: " 069 1 " } as const;
  const text = messageText(contactCopy.en, { ...full, call });
  expect(text).toContain(
    "Preferred time (German time): Monday to Friday, noon to 2 pm\nPhone number: 069 1\n",
  );
});

test("leaving asks about any text, but not about an address or a choice alone", () => {
  const soonMadeAgain = ["email", "service", "consent"];
  for (const field of fields) {
    const draft = { ...emptyDraft, [field]: full[field] };
    expect([field, isWorthKeeping({ ...pristine, draft })]).toEqual([field, !soonMadeAgain.includes(field)]);
  }
  expect(isWorthKeeping({ ...pristine, draft: { ...emptyDraft, name: "  " } })).toBe(false);
});
