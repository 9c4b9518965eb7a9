import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { registerModeButtons } from "./mode-buttons.tsx";
import { registerProofPanel } from "./proof-panel.tsx";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: '<img src="icon.svg" alt="" width="28" height="28" align="middle"> Mainlicht',
    brandUrl: "?path=/docs/welcome--docs",
    brandTarget: "_self",
  }),
  // As much of a story as of the panel is too little of a phone.
  bottomPanelHeight: 220,
  // Tokens have no controls. A page of the book's own is the same whatever is chosen; those of features show stories.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith("foundations-tokens"),
    showToolbar: ({ storyId = "", index }, isShown) =>
      isShown && (storyId.startsWith("features-") || !index?.[storyId]?.tags.includes("unattached-mdx")),
  },
});
registerModeButtons();
registerProofPanel();
