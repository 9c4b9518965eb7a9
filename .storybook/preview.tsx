// First, since it says in which order the layers count.
import "../src/ui/tokens/index.css";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import addonVitest from "@storybook/addon-vitest";
import { definePreview } from "@storybook/react-vite";
import { lazy } from "react";
import { asElsewhere } from "./elsewhere.ts";
import { withGlobals } from "./globals.tsx";
import { held } from "./held.tsx";
import { chromaticModes, initialGlobals, viewports } from "./modes.ts";
import { prepareToPlay, startWhenMounted } from "./plays.ts";
import "../src/ui/tokens/faces.css";
import "../src/features/hero/scene/lights.css";
import "./preview.css";

// Stories in frames on docs pages run no play function and show no animation.
Object.assign(globalThis, { PREVIEW_URL: "iframe.html?embed=true&globals=motion:still" });

/**
 * A switch of the toolbar. It shows only its icon, so that all switches fit on a laptop; its menu marks the choice. The
 * name "none" removes the value.
 */
const choice = (title: string, icon: "globe" | "paintbrush" | "lightning" | "paragraph", named: object) => ({
  description: title,
  toolbar: {
    icon,
    items: Object.entries(named).map(([value, name]) =>
      value === "none" ? { type: "reset" as const, title: String(name) } : { value, title: String(name) },
    ),
    dynamicTitle: false,
  },
});

const globalTypes = {
  language: choice("Language", "globe", { de: "Deutsch", en: "English", long: "Pseudo-long" }),
  theme: choice("Theme", "paintbrush", { dark: "Night", light: "Paper" }),
  motion: choice("Motion", "lightning", { none: "Full motion", still: "Still" }),
  text: choice("Text size", "paragraph", { none: "Text 100 %", double: "Text 200 %" }),
};

/** Comes with the first docs page: a story needs none of it. */
const page = lazy(() => import("../stories/welcome/ComponentPage.tsx"));

/** Fails on a class named "undefined" or the like, which a template string makes of a missing class name. */
function everyClassIsNamed(): void {
  const unnamed = document.querySelectorAll('[class~="undefined"], [class~="null"], [class~="false"]');
  const tags = [...unnamed].map(({ outerHTML }) => outerHTML.slice(0, outerHTML.indexOf(">") + 1));
  if (tags.length > 0) throw new Error(`A class attribute holds no name:\n${tags.join("\n")}`);
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest()],
  tags: ["autodocs"],
  parameters: {
    layout: "padded",
    docs: { page, source: { type: "dynamic", transform: asElsewhere } },
    // In a test nobody reads what axe found in order, and telling it takes an eighth of its time.
    a11y: {
      test: "error",
      options: {
        // Axe leaves it out by itself: who speaks to a button says the words that are seen on it (WCAG 2.5.3).
        rules: { "label-content-name-mismatch": { enabled: true } },
        ...(navigator.webdriver ? { resultTypes: ["violations"] } : {}),
      },
    },
    controls: { expanded: true },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes(), prefersReducedMotion: "reduce" },
    options: {
      storySort: {
        order: [
          "Welcome",
          "Results",
          "Requirements",
          "Heard",
          "Review",
          "Compare",
          "Foundations",
          "ui",
          "features",
          "State maps",
          "flows",
          "app",
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  decorators: [held, withGlobals],
  beforeAll: prepareToPlay,
  beforeEach: startWhenMounted,
  afterEach: everyClassIsNamed,
});
