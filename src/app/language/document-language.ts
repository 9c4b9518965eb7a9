import { defaultLanguage, isLanguage, type Language } from "#shared/language.ts";

/** The language that the document says it is in now. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}
