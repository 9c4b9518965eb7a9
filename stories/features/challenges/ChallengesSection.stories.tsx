import { expect } from "storybook/test";
import { ChallengesSection } from "#features/challenges/ChallengesSection.tsx";
import { challengesCopy } from "#features/challenges/challenges.copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/challenges/ChallengesSection",
  component: ChallengesSection,
  parameters: { layout: "fullscreen" },
});

/** Three pains under one heading. */
export const ThreePains = meta.story({
  tags: ["also-de-360", "PAIN-01"],
  play: async ({ canvas, canvasElement, globals }) => {
    const words = wordsOf(challengesCopy, globals);
    await expect(canvas.getByRole("region", { name: words.title })).toHaveAttribute("id", "challenges");
    const titles = canvas.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(words.challenges.map(({ title }) => title));
    // Each with its drawing, which is seen and not heard.
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(3);
    await expect(canvasElement.querySelector("#challenges-title")).toHaveAttribute("tabindex", "-1");
    // Where there is room they stand side by side, title beside title: no column is empty.
    const tops = canvas.getAllByRole("heading", { level: 3 }).map((title) => title.offsetTop);
    if (window.innerWidth >= 1200) await expect(new Set(tops).size).toBe(1);
  },
});
