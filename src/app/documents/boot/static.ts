import { isLanguage } from "#shared/language.ts";
import { keepLanguage } from "../../language/stored-language.ts";

/** The inline script of the static documents: the language that is chosen there is the visitor's choice, too. */
addEventListener("click", ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;
  if (link && isLanguage(link.hreflang)) keepLanguage(() => localStorage, link.hreflang);
});
