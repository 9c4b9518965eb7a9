import { type ReactNode, type RefObject, use, useSyncExternalStore } from "react";
import { ContactSection } from "#features/contact/ContactSection.tsx";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { PolicyLink } from "#features/privacy/PolicyLink.tsx";
import { useCopy, useLanguage } from "#shared/copy.ts";
import type { ContactDesk } from "../contact-desk.ts";
import { home, hrefOf } from "../router/route.ts";
import { useCallWish } from "../router/useCallWish.ts";
import { site } from "../site.ts";
import { useTitle } from "../useTitle.ts";

export interface ContactPageProps {
  desk: () => Promise<ContactDesk>;
  copyText: (text: string) => Promise<boolean>;
  onHome: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The contact view, with the policy's link put into its consent text (FORM-04). */
export default function ContactPage({ desk, copyText, onHome, headingRef }: ContactPageProps) {
  const { contact, policy } = use(desk());
  useTitle(useSent(contact) ? "sent" : "contact");
  const { language } = useLanguage();
  const { href } = useCopy(frameCopy).privacy;
  const policyLink = (words: ReactNode) => (
    <PolicyLink
      href={href}
      onPrepare={policy.prepare}
      onOpen={() => policy.open({ language, permanent: new URL(href, window.location.href).href })}
    >
      {words}
    </PolicyLink>
  );
  return (
    <ContactSection
      controller={contact}
      direct={site}
      {...(useCallWish() ? { callMinutes: site.project.callMinutes } : {})}
      homeHref={hrefOf(home)}
      onHome={onHome}
      headingRef={headingRef}
      policyLink={policyLink}
      onCopy={copyText}
    />
  );
}

/** Whether the request has arrived. */
function useSent({ subscribe, get }: ContactDesk["contact"]): boolean {
  return useSyncExternalStore(
    subscribe,
    () => get().status === "succeeded",
    () => false,
  );
}
