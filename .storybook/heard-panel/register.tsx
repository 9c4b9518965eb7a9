/** @jsxRuntime classic */
import * as React from "react";
import { addons, types } from "storybook/manager-api";
import { HeardPanel } from "./HeardPanel.tsx";

const panelId = "mainlicht/heard";

/** What a screen reader says on walking through the story, as approved, in both languages. */
export function registerHeardPanel(): void {
  addons.register(panelId, () => {
    addons.add(panelId, {
      type: types.PANEL,
      title: "Heard",
      render: ({ active = false }) => <HeardPanel active={active} />,
    });
  });
}
