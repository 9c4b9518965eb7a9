import { defaultLanguage, isLanguage } from "#shared/language.ts";
import { firstLanguage } from "../../language/stored-language.ts";
import { shownView } from "../../router/arrival.ts";

/** After this time the visitor reads the document that is there. */
const limitMs = 5_000;

/**
 * Whoever has chosen the other language reads the other document; this one is not shown to them (LANG-01).
 * @param other the path of the other language's document.
 * @param stay runs when this document is the right one, or the other one does not come.
 */
export function leadToLanguage(other: string, stay: () => void): void {
  const { documentElement: html } = document;
  const own = isLanguage(html.lang) ? html.lang : defaultLanguage;
  const isRight = firstLanguage(() => localStorage, own) === own;
  // A host that leads both addresses to one document must not lead round and round.
  if (isRight || location.pathname === other) {
    stay();
    return;
  }
  html.setAttribute(shownView, "none");
  location.replace(other + location.search + location.hash);
  setTimeout(stay, limitMs);
}
