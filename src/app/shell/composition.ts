import { createHeroController, type HeroController } from "#features/hero/hero.controller.ts";
import { systemClock } from "#shared/clock.ts";
import { once } from "#shared/once.ts";
import { copyText } from "../adapters/browser.ts";
import { heroEmail } from "../adapters/hero-email.ts";
import type { Assistant } from "../assistant/assistant.ts";
import { loadSecondScript } from "../pages/load.ts";
import { contactRoute } from "../router/route.ts";
import { navigate } from "../router/useRoute.ts";
import type { ContactServices } from "../services/contact-services.ts";
import { builtEnv } from "../settings/built-env.ts";

/** Everything that lives as long as the page: created once, outside of React. */
export interface Composition {
  /** Fetched with the contact view, and created only once. */
  contactServices: () => Promise<ContactServices>;
  hero: HeroController;
  /** Comes with the second script, too. */
  assistant: () => Promise<Assistant>;
  copyText: (text: string) => Promise<boolean>;
}

/**
 * Joins the features' ports to their adapters. Touches the browser only when something is done: the build
 * renders with it too.
 * @param origin of the page.
 */
export function compose(origin: string): Composition {
  const { chat, voice } = builtEnv;
  const supabase = { ...builtEnv.supabase, url: builtEnv.supabase.url || origin };
  const handover = heroEmail(() => window.sessionStorage);
  const contactServices = once(async () =>
    (await loadSecondScript()).createContactServices({ supabase, handover }),
  );
  const hero = createHeroController({
    clock: systemClock,
    keep: handover.keep,
    forget: () => void handover.take(),
    goToContact: () => navigate(contactRoute),
  });
  const assistant = once(async () =>
    (await loadSecondScript()).createAssistant({
      contactServices,
      provider: chat,
      voiceProvider: voice,
      copyText,
    }),
  );
  return { contactServices, hero, assistant, copyText };
}
