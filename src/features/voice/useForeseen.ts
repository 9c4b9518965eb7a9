import { useEffect, useState } from "react";
import type { Abilities } from "#shared/call.ts";
import { type Language, useLanguage } from "#shared/copy.ts";

/** Looks what a call can do here, before anything is asked for or opened. */
export type Foresee = (language: Language) => Promise<Abilities>;

/**
 * Finds out whether a call can be spoken and heard in the visitor's language; null until that is known.
 * @param foresee must stay the same from one drawing to the next.
 */
export function useForeseen(foresee: Foresee): Abilities | null {
  const { language } = useLanguage();
  const [seen, setSeen] = useState<{ language: Language; abilities: Abilities } | null>(null);

  useEffect(() => {
    let gone = false;
    void foresee(language).then((abilities) => gone || setSeen({ language, abilities }));
    return () => {
      gone = true;
    };
  }, [foresee, language]);

  return seen?.language === language ? seen.abilities : null;
}
