import { defineCopy } from "#shared/copy.ts";

/** In the language that is offered: whoever needs it reads that one. */
export const offerCopy = defineCopy({
  de: {
    name: "Sprache der Seite",
    offer: "Diese Seite gibt es auch auf Deutsch.",
    href: "/",
    dismiss: "Hinweis ausblenden",
  },
  en: {
    name: "Language of this page",
    offer: "This page is also available in English.",
    href: "/en/",
    dismiss: "Hide this note",
  },
});
