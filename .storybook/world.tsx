import type { Decorator } from "@storybook/react-vite";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { defaultLanguage, isLanguage, type Language, LanguageContext, WordingContext } from "#shared/copy.ts";
import { lengthen } from "./lengthen.ts";

/** The language that the toolbar chose; the lengthened one is the default language, drawn out. */
export function languageOf({ language }: Record<string, unknown>): Language {
  return isLanguage(language) ? language : defaultLanguage;
}

const asWritten = <Words,>(words: Words): Words => words;

/** A feature's words as the toolbar's language has them: written, or a third longer. */
export const wordingOf = ({ language }: Record<string, unknown>) =>
  language === "long" ? lengthen : asWritten;

/**
 * Puts every story into the world that the toolbar describes. Pieces know no language, and their stories are written in
 * German. On a docs page nothing moves by itself, and no story takes the focus as it appears.
 */
export const withWorld: Decorator = (Story, { globals, title, viewMode }) => {
  const frame = useRef<HTMLDivElement>(null);
  const language = title.startsWith("ui/") ? "de" : languageOf(globals);
  const theme = globals["theme"] === "light" ? "light" : "dark";
  const text = globals["text"] === "double" ? "double" : "normal";
  const motion = viewMode === "docs" || globals["motion"] === "still" ? "still" : "full";
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    Object.assign(root.dataset, { theme, text, motion });
  });
  // The effects of the story itself come first.
  useEffect(() => frame.current?.removeAttribute("inert"), []);
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
      </WordingContext>
    </LanguageContext>
  );
};
