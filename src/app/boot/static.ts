import { isLanguage } from "#shared/language.ts";
import { prefetch } from "../language/prefetch.ts";
import { keepLanguage } from "../language/stored-language.ts";
import { chooseTheme, followTheme } from "../theme/theme.ts";

const { documentElement: html } = document;

followTheme();
addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-switches-theme]"))
    chooseTheme(html.dataset["theme"] === "light" ? "dark" : "light");
});

/** On the page for addresses that lead nowhere: its title in English. */
const { notFound } = html.dataset;

// An address below /en/ is answered in English alone, every other one in German.
if (notFound) {
  const english = location.pathname.startsWith("/en/");
  html.lang = html.dataset["only"] = english ? "en" : "de";
  if (english) document.title = notFound;
}

/** Tells of the links to another language which event has reached them. */
function onLanguageLink(type: string, act: (link: HTMLAnchorElement) => void): void {
  addEventListener(type, ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[hreflang]") : null;
    if (link) act(link);
  });
}

/** The language that is chosen on a static document is the visitor's choice, too. */
onLanguageLink("click", ({ hreflang }) => {
  if (isLanguage(hreflang)) keepLanguage(() => localStorage, hreflang);
});
onLanguageLink("pointerover", prefetch);
onLanguageLink("focusin", prefetch);
