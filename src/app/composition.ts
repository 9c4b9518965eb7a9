import { type ContactController, createContactController } from "#features/contact/contact.controller.ts";
import { isWorthKeeping } from "#features/contact/contact.machine.ts";
import { createHeroController, type HeroController } from "#features/hero/hero.controller.ts";
import { createPolicyOpener, type PolicyOpener } from "#features/privacy/policy.controller.ts";
import { systemClock } from "#shared/clock.ts";
import { copyText, guardUnload, policyPort } from "./adapters/browser.ts";
import { heroEmail } from "./adapters/hero-email.ts";
import { newKey } from "./adapters/new-key.ts";
import { supabaseContact } from "./adapters/supabase-contact.ts";
import { type Assistant, createAssistant } from "./assistant/assistant.ts";
import { readEnv } from "./env.ts";
import { contact as contactRoute } from "./router/route.ts";
import { navigate } from "./router/useRoute.ts";

/** Everything with a life of its own: made once, outside of React. */
export interface Composition {
  contact: ContactController;
  hero: HeroController;
  policy: PolicyOpener;
  assistant: Assistant;
  copyText: (text: string) => Promise<boolean>;
}

/**
 * Joins the features' ports to their adapters. Touches the browser only when something is done: the build
 * renders with it too.
 * @param origin of the page.
 */
export function compose(origin: string): Composition {
  const { supabase, chat, voice } = readEnv(origin);
  const handover = heroEmail(() => window.sessionStorage);
  const contact = createContactController({
    port: supabaseContact({
      async load() {
        const { anonymousClient } = await import("./adapters/supabase-client.ts");
        return anonymousClient(supabase.url, supabase.key);
      },
      clock: systemClock,
      isOnline: () => navigator.onLine,
      userAgent: () => navigator.userAgent,
      log: (cause) => console.error("contact request", cause),
    }),
    handover,
    clock: systemClock,
    newKey,
  });
  guardUnload(contact.subscribe, () => isWorthKeeping(contact.get()));
  const hero = createHeroController({
    clock: systemClock,
    keep: handover.keep,
    goToContact: () => navigate(contactRoute),
  });
  const policy = createPolicyOpener(
    policyPort(async () => {
      const { policyBuilder } = await import("./policy-builder.ts");
      return policyBuilder();
    }),
    systemClock,
  );
  const assistant = createAssistant({ contact, provider: chat, voiceProvider: voice, copyText });
  return { contact, hero, policy, assistant, copyText };
}
