import type { ReactNode, RefObject } from "react";
import { ContactSection } from "#features/contact/ContactSection.tsx";
import type { ContactController } from "#features/contact/contact.controller.ts";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { PolicyLink } from "#features/privacy/PolicyLink.tsx";
import type { PolicyOpener } from "#features/privacy/policy.controller.ts";
import { useCopy, useLanguage } from "#shared/copy.ts";
import { home, hrefOf } from "../router/route.ts";
import { site } from "../site.ts";

export interface ContactPageProps {
  contact: ContactController;
  policy: PolicyOpener;
  copyText: (text: string) => Promise<boolean>;
  onHome: () => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The contact view, with the policy's link put into its consent text (FORM-04). */
export default function ContactPage({ contact, policy, copyText, onHome, headingRef }: ContactPageProps) {
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
      homeHref={hrefOf(home)}
      onHome={onHome}
      headingRef={headingRef}
      policyLink={policyLink}
      onCopy={copyText}
    />
  );
}
