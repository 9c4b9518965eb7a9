import { type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";
import { useLanguage } from "#shared/copy.ts";
import { ContactForm } from "./ContactForm.tsx";
import { ContactSuccess } from "./ContactSuccess.tsx";
import { ContactView, type DirectContact } from "./ContactView.tsx";
import type { ContactController } from "./contact.controller.ts";
import { readDraft } from "./contact.schema.ts";

export interface ContactSectionProps {
  /** Decides what is shown, and is told what the visitor does. */
  controller: ContactController;
  /** Whether it is the view that is seen; the other one stands on the page, too. */
  shown: boolean;
  /** How the company is reached without the form. */
  direct: DirectContact;
  /** Where the homepage is. */
  homeHref: string;
  /** Minutes of the call that the visitor came for, if it was for one. */
  callMinutes?: number;
  /** Who reads what is sent. */
  readers?: ReactNode;
  /** A picture for the request that has arrived; decorative. */
  arrived?: ReactNode;
  /** The visitor goes back to the homepage. */
  onHome: () => void;
  /** Wraps words into the way to the privacy policy. */
  policyLink: (words: ReactNode) => ReactNode;
  /** Puts a text into the clipboard. Resolves to false when the browser refuses. */
  onCopy: (text: string) => Promise<boolean>;
  /** Prints the page. */
  onPrint: () => void;
}

export function ContactSection({
  controller,
  shown,
  direct,
  homeHref,
  callMinutes,
  readers,
  arrived,
  onHome,
  policyLink,
  onCopy,
  onPrint,
}: ContactSectionProps) {
  const state = useSyncExternalStore(controller.subscribe, controller.get, controller.get);
  const { language } = useLanguage();
  const forCall = callMinutes !== undefined;

  // Before it is painted: the choice of a day would push the fields down.
  useLayoutEffect(() => {
    if (!shown) return;
    controller.arrive(forCall);
    return () => controller.leave();
  }, [controller, shown, forCall]);

  if (state.status === "succeeded") {
    return (
      <ContactSuccess direct={direct} sent={state.sent} picture={arrived} onHome={onHome} onPrint={onPrint} />
    );
  }

  return (
    <ContactView
      homeHref={homeHref}
      direct={direct}
      readers={readers}
      handedOver={state.status === "editing" && state.handedOver === true}
      {...(callMinutes === undefined ? {} : { callMinutes })}
    >
      <ContactForm
        state={state}
        brand={direct.brand}
        email={direct.email}
        policyLink={policyLink}
        onEdit={controller.edit}
        onSubmit={(honeypotFilled) => controller.submit(language, readDraft, honeypotFilled)}
        onCancel={controller.cancel}
        onCopy={onCopy}
      />
    </ContactView>
  );
}
