import { type ReactNode, use, useEffect, useSyncExternalStore } from "react";
import { People } from "#features/buying/People.tsx";
import { ContactSection } from "#features/contact/ContactSection.tsx";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { PolicyLink } from "#features/privacy/PolicyLink.tsx";
import { LitWindow } from "#features/skyline/LitWindow.tsx";
import { Skyline } from "#features/skyline/Skyline.tsx";
import { useCopy, useLanguage } from "#shared/copy.ts";
import { offerTools } from "../agents/offer.ts";
import { HydrationBoundary } from "../hydration/HydrationBoundary.tsx";
import { homeRoute, hrefOf } from "../router/route.ts";
import { useCallbackRequest } from "../router/useCallbackRequest.ts";
import { goHomeToTheTop, useRoute } from "../router/useRoute.ts";
import type { ContactServices } from "../services/contact-services.ts";
import { site } from "../site.ts";
import { useTitle } from "./useTitle.ts";

/** Not "contact": the view's address is a hash that no element answers to, so that the browser scrolls nowhere. */
export const contactViewId = "contact-view";

export interface ContactPageProps {
  contactServices: () => Promise<ContactServices>;
  copyText: (text: string) => Promise<boolean>;
}

/** The contact view, with the policy's link put into its consent text (FORM-04). */
export function ContactPage({ contactServices, copyText }: ContactPageProps) {
  const { contact, policy } = use(contactServices());
  const shown = useRoute().view === "contact";
  useTitle(useSent(contact) ? "sent" : "contact", shown);
  const { language } = useLanguage();
  useEffect(() => offerTools(language, contact), [language, contact]);
  const { href } = useCopy(frameCopy).privacy;
  const policyLink = (words: ReactNode) => (
    <PolicyLink
      href={href}
      {...(shown ? { onPrepare: policy.prepare } : {})}
      onOpen={() => policy.open({ language, permanent: new URL(href, window.location.href).href })}
    >
      {words}
    </PolicyLink>
  );
  return (
    <HydrationBoundary data-on="contact" id={contactViewId}>
      <ContactSection
        controller={contact}
        shown={shown}
        direct={site}
        {...(useCallbackRequest() ? { callMinutes: site.project.callMinutes } : {})}
        readers={<People facts={site} />}
        end={<Skyline />}
        arrived={<LitWindow />}
        homeHref={hrefOf(homeRoute)}
        onHome={goHomeToTheTop}
        policyLink={policyLink}
        onCopy={copyText}
        onPrint={() => window.print()}
      />
    </HydrationBoundary>
  );
}

function useSent({ subscribe, get }: ContactServices["contact"]): boolean {
  return useSyncExternalStore(
    subscribe,
    () => get().status === "succeeded",
    () => false,
  );
}
