/** @jsxRuntime classic */
import * as React from "react";
import { Button } from "storybook/internal/components";
import { addons, types, useGlobals } from "storybook/manager-api";
import { type Mode, modes } from "./modes.ts";

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
      onClick={() => setGlobals({ ...mode.globals, viewport: { value: mode.viewport, isRotated: false } })}
    >
      {name.replace("-", " ").toUpperCase()}
    </Button>
  ));
}

export function registerModeButtons(): void {
  addons.register("mainlicht/modes", () => {
    addons.add("mainlicht/modes", {
      type: types.TOOL,
      title: "Modes",
      match: ({ tabId }) => !tabId,
      render: () => <ModeButtons />,
    });
  });
}
