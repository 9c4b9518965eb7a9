import { type DocumentKind, pathOf } from "#app/documents/document.list.ts";
import type { Language } from "#shared/language.ts";
import type { modes } from "../../.storybook/modes.ts";
import { pictureFile, sitePort } from "./book.ts";

export const site = `http://localhost:${sitePort}/`;

/** A view that has an address: the address, and the document and link by which somebody comes to it. */
export interface Addressed {
  id: string;
  modes: readonly (keyof typeof modes)[];
  address: (language: Language) => string;
  from: DocumentKind;
  href: (language: Language) => string;
}

function documentFrom(kind: DocumentKind, from: DocumentKind): Omit<Addressed, "id" | "modes"> {
  const address = (language: Language) => pathOf(kind, language);
  return { address, from, href: address };
}

/** The views of the built site that have an address; each looks the same after a reload. */
export const addressed: readonly Addressed[] = [
  { id: "site-home--top-to-bottom", modes: ["de-1280", "en-360"], ...documentFrom("home", "imprint") },
  {
    id: "site-contact--empty",
    modes: ["de-1280", "en-360"],
    address: (language) => `${pathOf("home", language)}#contact`,
    from: "home",
    href: () => "#contact",
  },
  { id: "site-imprint--page", modes: ["de-1280"], ...documentFrom("imprint", "privacy") },
  { id: "site-privacy--page", modes: ["en-360"], ...documentFrom("privacy", "imprint") },
  { id: "site-accessibility--page", modes: ["de-1280"], ...documentFrom("accessibility", "imprint") },
  { id: "site-security--page", modes: ["en-360"], ...documentFrom("security", "imprint") },
];

export const reached = ["site-contact--sent", "site-assistant--answer", "site-assistant--call"] as const;

/** The mode of their pictures: on a phone the panel fills the window; a wide one shows what the stories show. */
export const reachedMode = "en-360";

export function picturesOfTheSite(): string[] {
  return [
    ...addressed.flatMap(({ id, modes }) => modes.map((mode) => pictureFile(id, mode))),
    ...reached.map((id) => pictureFile(id, reachedMode)),
  ];
}
