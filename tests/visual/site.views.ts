import type { DocumentKind } from "#app/documents/document.list.ts";
import type { modes } from "../../.storybook/modes.ts";
import { pictureFile, sitePort } from "./book.ts";

export const site = `http://localhost:${sitePort}/`;

const both = ["de-1280", "en-360"] as const;

/** The views of the built site that have an address, and where the link stands that leads there. Each reloads the same. */
export const addressed: readonly {
  id: string;
  modes: readonly (keyof typeof modes)[];
  kind: DocumentKind;
  part?: string;
  from: DocumentKind;
}[] = [
  { id: "site-home--top-to-bottom", modes: both, kind: "home", from: "imprint" },
  { id: "site-contact--empty", modes: both, kind: "home", part: "#contact", from: "home" },
  { id: "site-imprint--page", modes: ["de-1280"], kind: "imprint", from: "privacy" },
  { id: "site-privacy--page", modes: ["en-360"], kind: "privacy", from: "imprint" },
  { id: "site-accessibility--page", modes: ["de-1280"], kind: "accessibility", from: "imprint" },
  { id: "site-security--page", modes: ["en-360"], kind: "security", from: "imprint" },
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
