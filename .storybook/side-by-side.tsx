/** @jsxRuntime classic */
import * as React from "react";
import { Placeholder } from "storybook/internal/components";
import { addons, types, useGlobals, useStorybookState } from "storybook/manager-api";
import { styled } from "storybook/theming";

/** Languages in columns, themes in rows; one below the other where there is room for one. */
const Worlds = styled.div(({ theme }) => ({
  position: "absolute",
  inset: 0,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 26rem), 1fr))",
  gap: "1rem",
  padding: "1rem",
  overflow: "auto",
  figure: { display: "grid", gridTemplateRows: "auto 1fr", gap: "0.25rem", margin: 0, minBlockSize: "24rem" },
  iframe: { inlineSize: "100%", blockSize: "100%", border: `1px solid ${theme.appBorderColor}` },
}));

const languages = { de: "Deutsch", en: "English" };
const themes = { dark: "night", light: "paper" };

function SideBySide() {
  const { storyId = "", index = {} } = useStorybookState();
  const [{ motion, text }] = useGlobals();
  if (index[storyId]?.type !== "story") return <Placeholder>Only stories stand side by side.</Placeholder>;
  const others = `${motion ? `;motion:${motion}` : ""}${text ? `;text:${text}` : ""}`;
  return (
    <Worlds>
      {Object.entries(themes).flatMap(([theme, ground]) =>
        Object.entries(languages).map(([language, name]) => (
          <figure key={`${name}, ${ground}`}>
            <figcaption>{`${name}, ${ground}`}</figcaption>
            <iframe
              title={`${name}, ${ground}`}
              src={`iframe.html?viewMode=story&id=${storyId}&globals=language:${language};theme:${theme}${others}`}
            />
          </figure>
        )),
      )}
    </Worlds>
  );
}

/** A story in German and English, by night and on paper, a press away. */
export function registerSideBySide(): void {
  addons.register("mainlicht/side-by-side", () => {
    addons.add("mainlicht/side-by-side", {
      type: types.TAB,
      title: "Side by side",
      match: ({ viewMode }) => viewMode === "story",
      render: ({ active }) => (active ? <SideBySide /> : null),
    });
  });
}
