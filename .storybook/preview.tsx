import addonA11y from "@storybook/addon-a11y";
import type { DocsTypes } from "@storybook/addon-docs";
import * as docsPreview from "@storybook/addon-docs/preview";
import addonVitest from "@storybook/addon-vitest";
import { definePreview } from "@storybook/react-vite";
import { definePreviewAddon } from "storybook/internal/csf";
import { inToolbarLanguage } from "../stories/support/speech.tsx";
import { withWorld } from "../stories/support/world.tsx";
import { readableTypes } from "./arg-types.ts";
import { everyClassIsNamed } from "./class-attributes.ts";
import { quietDocs } from "./docs.ts";
import { chromaticModes, initialGlobals, viewports } from "./modes.ts";
import { prepareToPlay, waitForMount } from "./rest.ts";
import { toolbar } from "./toolbar.ts";
import "../src/ui/tokens/index.css";
import "../src/ui/tokens/faces.css";
import "../src/features/hero/scene/lights.css";
import "./preview.css";

/**
 * What the addon's own entry gives, without its renderer: that brings every block of a docs page along, two megabytes
 * which each single story would load and run.
 */
const addonDocs = definePreviewAddon<DocsTypes>(docsPreview);

quietDocs();

export default definePreview({
  addons: [addonDocs, addonA11y(), addonVitest()],
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
          "Find",
          "Results",
          "Requirements",
          "Foundations",
          "Vendor contract",
          "ui",
          "features",
          "State maps",
          "flows",
          "app",
        ],
      },
    },
  },
  globalTypes: toolbar,
  initialGlobals,
  argTypesEnhancers: [readableTypes],
  decorators: [inToolbarLanguage, withWorld],
  beforeAll: prepareToPlay,
  beforeEach: waitForMount,
  afterEach: everyClassIsNamed,
});
