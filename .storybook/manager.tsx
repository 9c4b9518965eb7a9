/** @jsxRuntime classic */
import * as React from "react";
import { addons, types } from "storybook/manager-api";
import { create } from "storybook/theming";
import { StoryProof } from "../stories/welcome/StoryProof.tsx";
import { registerModeButtons } from "./mode-buttons.tsx";
import { isOnPhone } from "./modes.ts";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: '<img src="icon.svg" alt="" width="28" height="28" align="middle"> Mainlicht',
    brandUrl: "?path=/docs/welcome--docs",
    brandTarget: "_self",
  }),
  // As much of a story as of the panel is too little of a phone.
  bottomPanelHeight: 220,
  // Tokens have no controls. A page of the book's own is the same whatever is chosen; those of features show stories. On a
  // phone Storybook's menu fails without the toolbar.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith("foundations-tokens"),
    showToolbar: ({ storyId = "", index }, isShown) =>
      isShown &&
      (isOnPhone() || storyId.startsWith("features-") || !index?.[storyId]?.tags.includes("unattached-mdx")),
  },
});
registerModeButtons();
addons.register("mainlicht/proof", () => {
  addons.add("mainlicht/proof", {
    type: types.PANEL,
    title: "Proof",
    match: ({ viewMode }) => viewMode === "story",
    render: ({ active = false }) => <StoryProof active={active} />,
  });
});
