/** @jsxRuntime classic */
import * as React from "react";
import { Button } from "storybook/internal/components";
import { addons, types, useGlobals, useStorybookState } from "storybook/manager-api";
import { type Mode, modes, modesOf } from "./modes.ts";

type Globals = Record<string, unknown>;

/** "de-1280" as its button says it; the theme that the width has is said to whoever rests there: the bar is full. */
const titleOf = (name: string) => name.replace("-", " ").toUpperCase();
const themeIn = ({ globals }: Mode) => (globals.theme === "light" ? "on paper" : "at night");

const widthIn = (globals: Globals): unknown => {
  const { viewport } = globals;
  return typeof viewport === "object" && viewport ? Reflect.get(viewport, "value") : viewport;
};

function isThere({ viewport, globals }: Mode, now: Globals): boolean {
  return widthIn(now) === viewport && now["language"] === globals.language && now["theme"] === globals.theme;
}

/** The worlds that every view is pictured in, each a press away. */
function Worlds() {
  const [globals, setGlobals] = useGlobals();
  return (
    <>
      {Object.entries<Mode>(modes).map(([name, mode]) => (
        <Button
          key={name}
          size="small"
          variant="ghost"
          padding="small"
          active={isThere(mode, globals)}
          ariaLabel={`Show as pictured: ${name}, ${themeIn(mode)}`}
          onClick={() =>
            setGlobals({ ...mode.globals, viewport: { value: mode.viewport, isRotated: false } })
          }
        >
          {titleOf(name)}
        </Button>
      ))}
    </>
  );
}

/** The approved picture that comes nearest to the toolbar. */
function PictureLink() {
  const { storyId = "", index = {} } = useStorybookState();
  const [globals] = useGlobals();
  const entry = index[storyId];
  const tags = entry?.type === "story" ? entry.tags : ["no-picture"];
  if (tags.includes("no-picture")) return null;
  const width = widthIn(globals) === "phone" || widthIn(globals) === "narrow" ? 360 : 1280;
  const wanted = `${globals["language"] === "en" ? "en" : "de"}-${width}`;
  const all = Object.keys(modesOf({ id: storyId, tags }));
  const mode = all.includes(wanted) ? wanted : (all.find((name) => name.endsWith(String(width))) ?? all[0]);
  const file = `${storyId}.${mode}.png`;
  return (
    <Button asChild size="small" variant="ghost" ariaLabel={`Download the approved picture, ${mode}`}>
      <a href={`pictures/${file}`} download={file}>
        PNG
      </a>
    </Button>
  );
}

/** What a designer reaches for: a world in one press, and the picture of a story to take along. */
export function registerWorlds(): void {
  addons.register("mainlicht/worlds", () => {
    const isStory = ({ viewMode, tabId }: { viewMode?: string | undefined; tabId?: string | undefined }) =>
      viewMode === "story" && !tabId;
    addons.add("mainlicht/worlds", {
      type: types.TOOL,
      title: "Worlds",
      match: ({ tabId }) => !tabId,
      render: () => <Worlds />,
    });
    addons.add("mainlicht/picture", {
      type: types.TOOL,
      title: "Approved picture",
      match: isStory,
      render: () => <PictureLink />,
    });
  });
}
