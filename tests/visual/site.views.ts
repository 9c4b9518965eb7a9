import { type DocumentKind, pathOf } from "#app/documents/document.list.ts";
import type { Language } from "#shared/language.ts";
import { modes } from "../../.storybook/modes.ts";
import { pictureFile } from "./book.ts";
import { sitePort } from "./ports.ts";

/** Where the built site is served for its pictures. */
export const site = `http://localhost:${sitePort}/`;

/** A view that has an address: the address, and the document and link by which somebody comes to it. */
export interface Way {
  address: (language: Language) => string;
  from: DocumentKind;
  href: (language: Language) => string;
}

function documentFrom(kind: DocumentKind, from: DocumentKind): Way {
  const address = (language: Language) => pathOf(kind, language);
  return { address, from, href: address };
}

/** The views of the built site that have an address; each looks the same after a reload. */
export const addressed: Readonly<Record<string, Way>> = {
  "site-home--top-to-bottom": documentFrom("home", "imprint"),
  "site-contact--empty": {
    address: (language) => `${pathOf("home", language)}#contact`,
    from: "home",
    href: () => "#contact",
  },
  "site-imprint--page": documentFrom("imprint", "privacy"),
  "site-privacy--page": documentFrom("privacy", "imprint"),
  "site-accessibility--page": documentFrom("accessibility", "imprint"),
  "site-security--page": documentFrom("security", "imprint"),
};

/** The views for which a visitor has done something. */
export const reached = [
  "site-contact--faults",
  "site-contact--sent",
  "site-assistant--choice",
  "site-assistant--answer",
  "site-assistant--call",
] as const;

/** The file of every picture that is taken of the built site. */
export function picturesOfTheSite(): string[] {
  return [...Object.keys(addressed), ...reached].flatMap((id) =>
    Object.keys(modes).map((mode) => pictureFile(id, mode)),
  );
}
