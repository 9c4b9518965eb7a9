import { expect } from "storybook/test";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { TopBar } from "#features/frame/TopBar.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

/** The way home, to the parts of the page and to a talk. */
const meta = preview.meta({
  title: "features/frame/TopBar",
  component: TopBar,
  parameters: { layout: "fullscreen" },
  args: { brand: "Mainlicht", homeHref: "#", contactHref: "#contact" },
});

export const AtHome = meta.story({
  tags: ["TOP-01", "TOP-02", "TOP-03"],
  play: async ({ canvas, globals }) => {
    const words = wordsOf(frameCopy, globals);
    await expect(canvas.getByRole("link", { name: /Mainlicht/ })).toHaveAttribute("href", "#");
    for (const { label, href } of words.links) {
      await expect(canvas.getByRole("link", { name: label })).toHaveAttribute("href", href);
    }
    await expect(canvas.getByRole("link", { name: words.call })).toHaveAttribute("href", "#contact");
  },
});

/** The place that is being shown is marked, and said. */
export const AtContact = meta.story({
  args: { currentHref: "#contact" },
  play: async ({ canvas, globals }) => {
    const { links } = wordsOf(frameCopy, globals);
    for (const { label, href } of links) {
      const link = canvas.getByRole("link", { name: label });
      await expect(link.getAttribute("aria-current")).toBe(href === "#contact" ? "true" : null);
    }
  },
});
