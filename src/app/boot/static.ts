import { isLanguage } from "#shared/language.ts";
import { keepLanguage } from "../language/stored-language.ts";
import { followTheme } from "../theme/theme.ts";

/** On the page for addresses that lead nowhere: its title in English. */
const { documentElement: html } = document;
const { notFound } = html.dataset;

// An address below /en/ is answered in English alone, every other one in German.
if (notFound) {
  const english = location.pathname.startsWith("/en/");
  html.lang = html.dataset["only"] = english ? "en" : "de";
  if (english) document.title = notFound;
  // This page follows the visitor's theme; the legal documents are always light.
  followTheme();
}

/** The inline script of the static documents: the language that is chosen there is the visitor's choice, too. */
addEventListener("click", ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;
  if (link && isLanguage(link.hreflang)) keepLanguage(() => localStorage, link.hreflang);
});
