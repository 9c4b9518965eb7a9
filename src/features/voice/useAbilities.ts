import { useLayoutEffect, useState } from "react";
import type { Abilities } from "#shared/call.ts";
import { type Language, useLanguage } from "#shared/copy.ts";

/** Looks what a call can do here, before anything is asked for or opened. What is known already is told at once. */
export type FindAbilities = (language: Language) => Abilities | Promise<Abilities>;

/**
 * Finds out whether a call can be spoken and heard in the visitor's language; null until that is known.
 * @param findAbilities must stay the same from one drawing to the next.
 */
export function useAbilities(findAbilities: FindAbilities): Abilities | null {
  const { language } = useLanguage();
  const [seen, setSeen] = useState<{ language: Language; abilities: Abilities } | null>(null);

  // Before the first frame: what is known beforehand must not be shown as unknown for a moment.
  useLayoutEffect(() => {
    let gone = false;
    const show = (abilities: Abilities) => gone || setSeen({ language, abilities });
    const answer = findAbilities(language);
    if (answer instanceof Promise) void answer.then(show);
    else show(answer);
    return () => {
      gone = true;
    };
  }, [findAbilities, language]);

  return seen?.language === language ? seen.abilities : null;
}
