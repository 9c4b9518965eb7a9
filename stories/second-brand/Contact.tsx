import { type ContactController, ContactSection } from "mainlicht-site/contact";
import { useCopy } from "mainlicht-site/shared";
import { brandCopy } from "./brand.copy.ts";
import { site } from "./site.ts";

/** The contact form with the company's own facts and addresses. */
export function Contact({ contact }: { contact: ContactController }) {
  const { policy } = useCopy(brandCopy);
  return (
    <ContactSection
      controller={contact}
      shown
      direct={site}
      homeHref="#"
      onHome={() => window.scrollTo(0, 0)}
      policyLink={(words) => <a href={policy}>{words}</a>}
      onCopy={() => Promise.resolve(false)}
      onPrint={() => window.print()}
    />
  );
}
