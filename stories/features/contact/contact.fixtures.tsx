import type { ReactNode } from "react";
import { fn } from "storybook/test";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { type Draft, emptyDraft } from "#features/contact/contact.draft.ts";
import { entryOf, requestFields } from "#features/contact/contact.fields.ts";
import { pristine } from "#features/contact/contact.machine.ts";
import { PolicyLink } from "#features/privacy/PolicyLink.tsx";

export const direct = {
  legalName: "Mainlicht Automation GmbH",
  email: "hallo@mainlicht.example",
  phone: { shown: "+49 69 000000-0", href: "tel:+49690000000" },
  officeHours: { de: "Montag bis Freitag, 9 bis 17 Uhr", en: "Monday to Friday, 9 am to 5 pm" },
};

/** A request as somebody really writes it; a later field says its own name. */
export const draft: Draft = {
  ...emptyDraft,
  ...Object.fromEntries(
    requestFields.map((field) => [field, entryOf(field).options?.[0] ?? contactCopy.de.fields[field].label]),
  ),
  name: "Katharina Brandt",
  email: "k.brandt@werkzeugbau-main.example",
  service: "AI Chat Assistant",
  company: "Werkzeugbau Main GmbH",
  problem: "Unser Support beantwortet täglich rund 60 Fragen zu Lieferterminen von Hand.",
  consent: true,
};

export const longDraft: Draft = {
  ...draft,
  name: "Dr. Maximiliane Freifrau von Hohenstein-Schwarzenberg",
  company: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH",
  problem:
    "Rechtsschutzversicherungsgesellschaften und Grundstücksverkehrsgenehmigungszuständigkeiten. ".repeat(52),
};

export const untouched = pristine;
export const filled = { ...pristine, draft };
export const allFaults = {
  ...pristine,
  heldBack: 1,
  faults: { name: "nameRequired", email: "emailRequired", consent: "consentRequired" },
} as const;
export const prefilled = { ...pristine, draft: { ...emptyDraft, email: draft.email } };

/** The link in the consent text; the browser follows it. */
export function policyLink(words: ReactNode) {
  return (
    <PolicyLink href="/datenschutz/" onOpen={() => false}>
      {words}
    </PolicyLink>
  );
}

/** What the form is given besides its state. */
export const formArgs = {
  legalName: direct.legalName,
  email: direct.email,
  policyLink,
  onEdit: fn(),
  onSubmit: fn(),
  onCancel: fn(),
  onCopy: fn(async () => true),
};
