import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import addonVitest from "@storybook/addon-vitest";
import { definePreview } from "@storybook/react-vite";
import { withWorld } from "../stories/support/world.tsx";
import { quietDocs } from "./docs.ts";
import { chromaticModes, initialGlobals, viewports } from "./modes.ts";
import { toolbar } from "./toolbar.ts";
import "../src/ui/tokens/index.css";
import "./preview.css";

quietDocs();

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest()],
  tags: ["autodocs"],
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    controls: { expanded: true },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes(), prefersReducedMotion: "reduce" },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Results",
          "Foundations",
          "Vendor contract",
          "ui",
          "features",
          "walls",
          "flows",
          "app",
        ],
      },
    },
  },
  globalTypes: toolbar,
  initialGlobals,
  decorators: [withWorld],
});
