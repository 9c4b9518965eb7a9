/** The languages of the site (LANG-01). The first is the default. */
export const languages = ["de", "en"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "de";

export function otherLanguage(language: Language): Language {
  return language === "de" ? "en" : "de";
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
