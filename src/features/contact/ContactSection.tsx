import { type ReactNode, useLayoutEffect, useSyncExternalStore } from "react";
import { useLanguage } from "#shared/copy.ts";
import { ContactForm, type ContactFormProps } from "./ContactForm.tsx";
import { ContactSuccess, type ContactSuccessProps } from "./ContactSuccess.tsx";
import { ContactView, type ContactViewProps } from "./ContactView.tsx";
import type { ContactController } from "./contact.controller.ts";
import { readDraft } from "./contact.schema.ts";

export interface ContactSectionProps
  extends Omit<ContactViewProps, "handedOver" | "children">,
    Pick<ContactFormProps, "policyLink" | "onCopy">,
    Pick<ContactSuccessProps, "onHome" | "onPrint"> {
  /** Decides what is shown, and is told what the visitor does. */
  controller: ContactController;
  /** Whether it is the view that is seen; the other one stands on the page, too. */
  shown: boolean;
  /** A picture for the request that has arrived; decorative. */
  arrived?: ReactNode;
}

export function ContactSection({
  controller,
  shown,
  direct,
  homeHref,
  callMinutes,
  readers,
  end,
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
      end={end}
      handedOver={state.status === "editing" && state.handedOver === true}
      {...(callMinutes === undefined ? {} : { callMinutes })}
    >
      <ContactForm
        state={state}
        legalName={direct.legalName}
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
