import type { Decorator } from "@storybook/react-vite";
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from "react";
import { defaultLanguage, isLanguage, type Language, LanguageContext, WordingContext } from "#shared/copy.ts";
import { lengthen } from "./lengthen.ts";

/** The language that the toolbar chose; "Pseudo-long" is the default language with longer words. */
export function languageOf({ language }: Record<string, unknown>): Language {
  return isLanguage(language) ? language : defaultLanguage;
}

/** The frame that a docs page shows this story in, where it does. Also an inert one gives the focus to a dialog. */
const ownFrame = location.search.includes("embed=") ? (frameElement as HTMLElement | null) : null;

const asWritten = <Words,>(words: Words): Words => words;

/** Changes a feature's words as the toolbar says: not at all, or a third longer. */
export const wordingOf = ({ language }: Record<string, unknown>) =>
  language === "long" ? lengthen : asWritten;

/**
 * Renders once more at once: React runs the effects that are due before it does, which it would otherwise put off for as
 * long as the machine is busy. A play function then finds, for one, the focus where the story puts it.
 */
function EffectsAtOnce() {
  const [, renderAgain] = useReducer(() => true, false);
  useLayoutEffect(renderAgain, []);
  return null;
}

/**
 * Gives every story the toolbar's language, theme, text size and motion. Pieces of the design system know no language, and
 * their stories are written in German. On a docs page nothing is animated, takes the focus or scrolls the page.
 */
export const withGlobals: Decorator = (Story, { globals, title, viewMode }) => {
  const frame = useRef<HTMLDivElement>(null);
  const top = useRef(0);
  const language = title.startsWith("ui/") ? "de" : languageOf(globals);
  const theme = globals["theme"] === "light" ? "light" : "dark";
  const text = globals["text"] === "double" ? "double" : "normal";
  const motion = viewMode === "docs" || globals["motion"] === "still" ? "still" : "full";
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    Object.assign(root.dataset, { theme, text, motion });
    top.current = scrollY;
  });
  // Runs after the story's own effects, which may try to take the focus, or to scroll to what should have it.
  useEffect(() => {
    ownFrame?.blur();
    frame.current?.removeAttribute("inert");
    if (frame.current) scrollTo({ top: top.current, behavior: "instant" });
  }, []);
  const choice = useMemo(() => ({ language, choose: () => undefined }), [language]);
  return (
    <LanguageContext value={choice}>
      <WordingContext value={wordingOf(globals)}>
        {viewMode === "docs" ? (
          <div ref={frame} inert style={{ display: "contents" }}>
            <Story />
          </div>
        ) : (
          <Story />
        )}
        <EffectsAtOnce />
      </WordingContext>
    </LanguageContext>
  );
};
