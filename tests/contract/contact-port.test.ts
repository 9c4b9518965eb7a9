import { readAnswer } from "#app/adapters/supabase-answer.ts";
import { supabaseContact } from "#app/adapters/supabase-contact.ts";
import type { ContactRequest } from "#features/contact/contact.draft.ts";
import { contactFields, requestFields } from "#features/contact/contact.fields.ts";
import { spamSignals } from "#features/contact/contact.rules.ts";
import { isLanguage } from "#shared/copy.ts";
import { scriptedContact } from "#stories/support/scripted-contact.ts";
import { startBackend } from "../backend/support/backend.ts";
import { manualClock } from "../support/manual-clock.ts";
import { contactPortCases } from "./contact-port.cases.ts";

contactPortCases("the book's fake", async () => {
  const port = scriptedContact();
  return {
    port,
    storedFor: async (email) => port.stored.filter((request) => request.email === email),
    close: async () => undefined,
  };
});

contactPortCases("Supabase's client on the embedded backend", async () => {
  const backend = await startBackend();
  const port = supabaseContact({
    load: async () => ({ client: backend.visitor, readAnswer }),
    clock: manualClock(),
    isOnline: () => true,
    userAgent: () => "contract test",
    log: () => undefined,
  });
  return {
    port,
    async storedFor(email) {
      const { data, error } = await backend.staff.from("contact_submissions").select("*").eq("email", email);
      if (error) throw new Error(error.message);
      return data.map((row) => {
        const entered = requestFields.map((field) => [field, row[contactFields[field].column]]);
        return {
          ...(Object.fromEntries(entered) as ContactRequest),
          language: isLanguage(row.language) ? row.language : "de",
          spamSignal: spamSignals.find((signal) => signal === row.caution) ?? null,
        };
      });
    },
    close: () => backend.close(),
  };
});
