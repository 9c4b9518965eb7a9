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

/** Adds an ability to this browser. @returns whether it is there. */
export type AddToAbilities = (language: Language) => Promise<boolean>;

/** The same, of a browser that may be given more: once that is there, it is asked again. */
export function useGrowingAbilities(findAbilities: FindAbilities, addTo: AddToAbilities | null) {
  const { language } = useLanguage();
  const found = useAbilities(findAbilities);
  const [grown, setGrown] = useState<{ language: Language; abilities: Abilities } | null>(null);
  async function add(added: Promise<boolean>): Promise<boolean> {
    if (!(await added)) return false;
    setGrown({ language, abilities: await findAbilities(language) });
    return true;
  }
  return {
    abilities: grown?.language === language ? grown.abilities : found,
    add: addTo && (() => add(addTo(language))),
  };
}
