import { expect, waitFor } from "storybook/test";
import { TypedHeadline } from "#features/hero/headline/TypedHeadline.tsx";
import { heroCopy } from "#features/hero/hero.copy.ts";
import { Heading } from "#ui/heading/Heading.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/hero/TypedHeadline",
  component: TypedHeadline,
  args: { text: heroCopy.de.headline },
  render: (args, { globals }) => <TypedHeadline {...args} text={wordsOf(heroCopy, globals).headline} />,
  decorators: [
    (Story) => (
      <Heading level={1} style={{ maxInlineSize: "15ch" }}>
        <Story />
      </Heading>
    ),
  ],
});

function writtenLetters(): number | undefined {
  const [unwritten] = CSS.highlights.get("headline-unwritten") ?? [];
  return unwritten?.startOffset;
}

/** At any instant the whole text stands in the page and is heard once. */
export const Begun = meta.story({
  tags: ["also-motion", "HERO-01"],
  args: { at: 0 },
  play: async ({ canvas, globals }) => {
    const name = wordsOf(heroCopy, globals).headline;
    await expect(canvas.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(writtenLetters()).toBe(0);
  },
});

/** The newest letters still glow; the rest is reserved, not shown. */
export const HalfWay = meta.story({
  tags: ["also-motion", "HERO-01"],
  args: { at: 2000 },
  play: async ({ canvas, globals }) => {
    const name = wordsOf(heroCopy, globals).headline;
    const heading = canvas.getByRole("heading", { level: 1, name });
    await expect(writtenLetters()).toBe(25);
    // Grey would look as if it could not be used: what is unwritten has the river's colour.
    const ink = getComputedStyle(
      heading.firstElementChild ?? heading,
      "::highlight(headline-unwritten)",
    ).color;
    await expect(Number(/^oklch\(\S+ (\S+)/.exec(ink)?.[1])).toBeGreaterThan(0.05);
  },
});

/** Where nothing may move it stands there whole at once. */
export const Still = meta.story({
  tags: ["also-motion", "HERO-01"],
  globals: { motion: "still" },
  play: async ({ canvas }) => {
    const words = canvas.getByRole("heading").firstElementChild;
    await waitFor(() => expect(words).toHaveAttribute("data-state", "whole"));
    await expect(CSS.highlights.has("headline-unwritten")).toBe(false);
  },
});
