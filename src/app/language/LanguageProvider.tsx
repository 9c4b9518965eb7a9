import { type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import { type Language, LanguageContext } from "#shared/copy.ts";
import { takeOverAll } from "../hydration/near.ts";
import { keepLanguage } from "./stored-language.ts";

export interface LanguageProviderProps {
  /** The language that the page begins with. */
  initial: Language;
  children: ReactNode;
}

/** The one language provider of the page (ROUTE-05): changes every text at once, `<html lang>` too (LANG-02). */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial);

  useEffect(() => {
    // Written again unchanged, the attribute would make the browser compute the style of the whole page anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);

  const choice = useMemo(
    () => ({
      language,
      choose(next: Language) {
        takeOverAll();
        // A transition: the page changes as a whole, also where a part has to be fetched first.
        startTransition(() => setLanguage(next));
        keepLanguage(() => window.localStorage, next);
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}
