import { type ContactController, createContactController } from "#features/contact/contact.controller.ts";
import { contactFields } from "#features/contact/contact.fields.ts";
import { isWorthKeeping } from "#features/contact/contact.machine.ts";
import { createPolicyOpener, type PolicyOpener } from "#features/privacy/policy.controller.ts";
import { systemClock } from "#shared/clock.ts";
import { guardUnload, policyPort } from "../adapters/browser.ts";
import type { HeroEmail } from "../adapters/hero-email.ts";
import { newIdempotencyKey } from "../adapters/new-idempotency-key.ts";
import { supabaseContact } from "../adapters/supabase-contact.ts";
import type { Env } from "../settings/env.ts";

/** The services of the contact view. They live as long as the page, so that a request goes on when the view is left. */
export interface ContactServices {
  contact: ContactController;
  policy: PolicyOpener;
  /** The longest text that the form's last field accepts. */
  longestProblem: number;
}

export interface ContactServicesDeps {
  supabase: Env["supabase"];
  handover: HeroEmail;
}

export function createContactServices({ supabase, handover }: ContactServicesDeps): ContactServices {
  const contact = createContactController({
    port: supabaseContact({
      async load() {
        const { anonymousClient, readAnswer } = await import("../adapters/supabase-client.ts");
        return { client: anonymousClient(supabase.url, supabase.key), readAnswer };
      },
      clock: systemClock,
      isOnline: () => navigator.onLine,
      userAgent: () => navigator.userAgent,
      log: (cause) => console.error("contact request", cause),
    }),
    handover,
    clock: systemClock,
    newKey: newIdempotencyKey,
  });
  guardUnload(contact.subscribe, () => isWorthKeeping(contact.get()));
  const policy = createPolicyOpener(
    policyPort(async () => {
      const { policyBuilder } = await import("./policy-builder.tsx");
      return policyBuilder();
    }),
    systemClock,
  );
  return { contact, policy, longestProblem: contactFields.problem.max };
}
