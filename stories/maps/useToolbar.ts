import { useEffect, useState } from "react";
import { addons } from "storybook/preview-api";
import { initialGlobals, viewports } from "../../.storybook/modes.ts";
import { type World, worldOf } from "../support/globals.ts";

type Globals = Record<string, unknown>;

const isGlobals = (said: unknown): said is { globals: Globals } =>
  typeof said === "object" && said !== null && "globals" in said;

function lastSaid(): Globals {
  const channel = addons.getChannel();
  const [said] = channel.last("globalsUpdated") ?? channel.last("setGlobals") ?? [];
  return isGlobals(said) ? said.globals : initialGlobals;
}

function widthOf(globals: Globals): number {
  const chosen = globals["viewport"];
  const name = typeof chosen === "object" && chosen ? Reflect.get(chosen, "value") : chosen;
  const found = Object.entries(viewports).find(([key]) => key === name)?.[1];
  return Number.parseInt(found?.styles.width ?? viewports.desktop.styles.width, 10);
}

/** What the toolbar says, on a docs page too; `query` takes it along to a story. */
export function useToolbar(): { world: World; width: number; query: string } {
  const [globals, setGlobals] = useState(lastSaid);
  useEffect(() => {
    const channel = addons.getChannel();
    const hear = () => setGlobals(lastSaid());
    channel.on("globalsUpdated", hear);
    channel.on("setGlobals", hear);
    return () => {
      channel.off("globalsUpdated", hear);
      channel.off("setGlobals", hear);
    };
  }, []);
  const world = worldOf(globals);
  const width = widthOf(globals);
  const viewport = width < 600 ? "viewport:phone" : "viewport:desktop";
  return { world, width, query: `globals=language:${world.language};theme:${world.theme};${viewport}` };
}
