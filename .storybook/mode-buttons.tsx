/** @jsxRuntime classic */
import * as React from "react";
import { Button } from "storybook/internal/components";
import { addons, types, useGlobals, useStorybookState } from "storybook/manager-api";
import { type Mode, modes, toolbarOf } from "./modes.ts";

function isThere({ viewport, globals }: Mode, now: Record<string, unknown>): boolean {
  const { viewport: chosen, language, theme } = now;
  const width = typeof chosen === "object" && chosen ? Reflect.get(chosen, "value") : chosen;
  return width === viewport && language === globals.language && theme === globals.theme;
}

/** A button for each mode in which pictures are taken: "DE 1280" sets language, theme and width of "de-1280". */
function ModeButtons() {
  const [globals, setGlobals] = useGlobals();
  return Object.entries<Mode>(modes).map(([name, mode]) => (
    <Button
      key={name}
      size="small"
      variant="ghost"
      padding="small"
      active={isThere(mode, globals)}
      ariaLabel={`Show as pictured: ${name}, ${mode.globals.theme === "light" ? "on paper" : "at night"}`}
      onClick={() => setGlobals(toolbarOf(mode))}
    >
      {name.replace("-", " ").toUpperCase()}
    </Button>
  ));
}

/** Leads to the page "Compare", with the story that is open. */
function CompareButton() {
  const { storyId } = useStorybookState();
  const open = () => location.assign(`?path=/docs/compare--docs&story=${storyId}`);
  return (
    <Button size="small" variant="ghost" padding="small" ariaLabel="Compare this story" onClick={open}>
      Compare
    </Button>
  );
}

export function registerModeButtons(): void {
  addons.register("mainlicht/modes", () => {
    addons.add("mainlicht/modes", {
      type: types.TOOL,
      title: "Modes",
      match: ({ tabId }) => !tabId,
      render: () => <ModeButtons />,
    });
    addons.add("mainlicht/compare", {
      type: types.TOOL,
      title: "Compare",
      match: ({ viewMode, tabId }) => viewMode === "story" && !tabId,
      render: () => <CompareButton />,
    });
  });
}
