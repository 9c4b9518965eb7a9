/** @jsxRuntime classic */
import * as React from "react";
import { Placeholder } from "storybook/internal/components";
import { addons, types, useGlobals, useStorybookState } from "storybook/manager-api";
import { styled } from "storybook/theming";

const tabId = "mainlicht/side-by-side";

/** Both languages in both themes. */
const worlds = [
  { name: "Deutsch, night", language: "de", theme: "dark" },
  { name: "English, night", language: "en", theme: "dark" },
  { name: "Deutsch, paper", language: "de", theme: "light" },
  { name: "English, paper", language: "en", theme: "light" },
] as const;

/** Languages in columns, themes in rows; one below the other where there is room for one. */
const Worlds = styled.div({
  position: "absolute",
  inset: 0,
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "1rem",
  padding: "1rem",
  overflow: "auto",
  "@media (max-width: 60rem)": { gridTemplateColumns: "1fr" },
});

const World = styled.section({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  gap: "0.25rem",
  minBlockSize: "24rem",
});

const Frame = styled.iframe(({ theme }) => ({
  inlineSize: "100%",
  blockSize: "100%",
  border: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
}));

/** The address of a story in a world; what else the toolbar says is the same in each. */
function addressOf(storyId: string, world: Record<string, unknown>): string {
  const globals = ["language", "theme", "motion", "text", "colours"].flatMap((name) =>
    typeof world[name] === "string" ? [`${name}:${world[name]}`] : [],
  );
  return `iframe.html?viewMode=story&id=${storyId}&globals=${globals.join(";")}`;
}

function SideBySide() {
  const { storyId = "", index = {} } = useStorybookState();
  const [globals] = useGlobals();
  if (index[storyId]?.type !== "story") return <Placeholder>Only stories stand side by side.</Placeholder>;
  return (
    <Worlds>
      {worlds.map(({ name, ...world }) => (
        <World key={name}>
          <strong>{name}</strong>
          <Frame title={name} src={addressOf(storyId, { ...globals, ...world })} />
        </World>
      ))}
    </Worlds>
  );
}

/** A story in German and English, by night and on paper, a press away. */
export function registerSideBySide(): void {
  addons.register(tabId, () => {
    addons.add(tabId, {
      type: types.TAB,
      title: "Side by side",
      match: ({ viewMode }) => viewMode === "story",
      render: ({ active }) => (active ? <SideBySide /> : null),
    });
  });
}
