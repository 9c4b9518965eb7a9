/** @jsxRuntime classic */
import * as React from "react";
import { Button } from "storybook/internal/components";
import { addons, types, useGlobals, useStorybookState } from "storybook/manager-api";
import { buttons, isOnPhone, type Mode, toolbarOf } from "./modes.ts";

const look = { size: "small", variant: "ghost", padding: "small" } as const;

/** The chosen width: an object as the toolbar has it, text as the address has it. */
const widthOf = ({ viewport }: Record<string, unknown>): unknown =>
  typeof viewport === "object" && viewport ? Reflect.get(viewport, "value") : viewport;

function isThere({ viewport, globals }: Mode, now: Record<string, unknown>): boolean {
  const { language, theme } = now;
  return (
    (isOnPhone() || widthOf(now) === viewport) && language === globals.language && theme === globals.theme
  );
}

/** Before a story has come, nothing says how it is shown, and nobody hears a press. */
const isKnown = ({ language }: Record<string, unknown>): boolean => Boolean(language);

const nameOf = (mode: string) => mode.replace("-", " ").toUpperCase();

/** "DE 1280" sets language, theme and width of the mode "de-1280". */
function ModeButtons() {
  const [globals, setGlobals] = useGlobals();
  return Object.entries<Mode>(buttons).map(([name, mode]) => (
    <Button
      key={name}
      {...look}
      active={isThere(mode, globals)}
      disabled={!isKnown(globals)}
      ariaLabel={`${nameOf(name)}: show as pictured, ${mode.globals.theme === "light" ? "on paper" : "at night"}`}
      onClick={() => setGlobals(toolbarOf(mode))}
    >
      {isOnPhone() ? name.slice(0, 2).toUpperCase() : nameOf(name)}
    </Button>
  ));
}

/** Leads to the page "Compare", with the story that is open, as it is open. */
function CompareButton() {
  const { storyId } = useStorybookState();
  const [globals] = useGlobals();
  const { language, theme } = globals;
  const worldIn = (light: string) => `language:${language};theme:${light}`;
  const both = `world=${worldIn(theme)}&otherWorld=${worldIn(theme === "light" ? "dark" : "light")}`;
  const address = `?path=/docs/compare--docs&story=${storyId}&${both}&width=${widthOf(globals) ?? "phone"}`;
  return (
    <Button
      {...look}
      disabled={!isKnown(globals)}
      ariaLabel="Compare this story"
      onClick={() => location.assign(address)}
    >
      Compare
    </Button>
  );
}

export function registerModeButtons(): void {
  addons.register("mainlicht/modes", () => {
    addons.add("mainlicht/modes", {
      // On the right: on the left, a chosen width pushes away what was pressed. A phone has no widths, and cuts the right.
      type: isOnPhone() ? types.TOOL : types.TOOLEXTRA,
      title: "Modes",
      match: ({ viewMode }) => viewMode === "story",
      render: () => [<ModeButtons key="modes" />, <CompareButton key="compare" />],
    });
  });
}
