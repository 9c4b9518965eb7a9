import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, useMemo } from "react";
import { LanguageContext, WordingContext } from "#shared/copy.ts";
import { answerForcedColours } from "./forced-colours.ts";
import { type World, worldOf } from "./globals.ts";
import { lengthen } from "./lengthen.ts";

export { languageOf } from "./globals.ts";

const asWritten = <Words,>(words: Words): Words => words;

function describe({ language, theme, motion, text, colours }: World): void {
  const root = document.documentElement;
  root.lang = language;
  Object.assign(root.dataset, { theme, motion, text, colours });
  answerForcedColours(colours === "forced");
}

/** Puts every story into the world that the toolbar describes. On a docs page nothing moves by itself. */
export const withWorld: Decorator = (Story, { globals, viewMode }) => {
  const { language, long, theme, motion: asked, text, colours } = worldOf(globals);
  const motion = viewMode === "docs" ? "still" : asked;
  useLayoutEffect(
    () => describe({ language, long, theme, motion, text, colours }),
    [language, long, theme, motion, text, colours],
  );
  const choice = useMemo(() => ({ language, choose: () => undefined }), [language]);
  return (
    <LanguageContext value={choice}>
      <WordingContext value={long ? lengthen : asWritten}>
        <Story />
      </WordingContext>
    </LanguageContext>
  );
};
