import { documentLanguage } from "../language/document-language.ts";
import { firstLanguage } from "../language/stored-language.ts";
import { shownView } from "../router/arrival.ts";

/**
 * Whoever has chosen the other language reads the other document; this one is not shown to them (LANG-01).
 * @param other the path of the other language's document.
 * @returns whether the other document is on its way.
 */
export function leadToLanguage(other: string): boolean {
  const own = documentLanguage();
  // A host that leads both addresses to one document must not lead round and round.
  if (firstLanguage(() => localStorage, own) === own || location.pathname === other) return false;
  document.documentElement.setAttribute(shownView, "none");
  location.replace(other + location.search + location.hash);
  return true;
}
