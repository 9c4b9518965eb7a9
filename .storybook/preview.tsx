import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import addonVitest from "@storybook/addon-vitest";
import { definePreview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { chromaticModes, initialGlobals, viewports } from "./modes.ts";
import { withWorld } from "./world.tsx";
import "../src/ui/tokens/index.css";
import "../src/ui/tokens/faces.css";
import "../src/features/hero/scene/lights.css";
import "./preview.css";

// Stories that stand in frames on docs pages play nothing and keep still.
Object.assign(globalThis, { PREVIEW_URL: "iframe.html?embed=true&globals=motion:still" });

/** A switch is its icon, its menu says what is chosen: every word makes the bar wider than a laptop has room for. */
const choice = (
  title: string,
  icon: "globe" | "paintbrush" | "lightning" | "paragraph",
  items: { value?: string; title: string; type?: "reset" }[],
) => ({ description: title, toolbar: { icon, items, dynamicTitle: false } });

const globalTypes = {
  language: choice("Language", "globe", [
    { value: "de", title: "Deutsch" },
    { value: "en", title: "English" },
    { value: "long", title: "Pseudo-long" },
  ]),
  theme: choice("Theme", "paintbrush", [
    { value: "dark", title: "Night" },
    { value: "light", title: "Paper" },
  ]),
  motion: choice("Motion", "lightning", [
    { type: "reset", title: "Full motion" },
    { value: "still", title: "Still" },
  ]),
  text: choice("Text size", "paragraph", [
    { type: "reset", title: "Text 100 %" },
    { value: "double", title: "Text 200 %" },
  ]),
};

/** Testing Library's own sentence without the whole document, which is seen better in the book. */
function elementError(message: string | null): Error {
  const error = new Error(message ?? "");
  error.name = "TestingLibraryElementError";
  return error;
}

/** No class attribute says "undefined", which is what a missing name becomes in a template. */
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
    a11y: { test: "error" },
    controls: { expanded: true },
    viewport: { options: viewports },
    chromatic: { modes: chromaticModes(), prefersReducedMotion: "reduce" },
    options: {
      storySort: {
        order: [
          "Welcome",
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
  globalTypes,
  initialGlobals,
  decorators: [withWorld],
  beforeAll: () => configure({ getElementError: elementError }),
  afterEach: everyClassIsNamed,
});
