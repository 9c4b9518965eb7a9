import { defaultLanguage, isLanguage, type Language } from "#shared/language.ts";

export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}
