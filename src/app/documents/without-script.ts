import { escapeText } from "#shared/html.ts";
import { type Language, otherLanguage } from "#shared/language.ts";
import { site } from "../site.ts";
import { pathOf } from "./document.list.ts";
import { languageNames, pageCopy } from "./documents.copy.ts";

/** Style for browsers without script: controls that need one are hidden, and the contents of all tabs are shown. */
export const styleWithoutScript =
  "<style>button,form,fieldset,[role=tablist]{display:none!important}#services [role=tabpanel]{display:block!important}#contact{padding:2rem var(--gutter)}</style>";

/** Replaces the contact view for browsers without script; all links to that view lead here. */
export function contactWithoutScript(language: Language): string {
  const words = pageCopy[language];
  const other = otherLanguage(language);
  const { email, phone } = site;
  return `<noscript><section id="contact"><p>${escapeText(words.withoutScript)} <a href="mailto:${email}">${email}</a>, <a href="${phone.href}">${phone.shown}</a></p><p><a href="${pathOf("home", other)}" lang="${other}">${languageNames[other]}</a></p></section></noscript>`;
}
