import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { AboutUs } from "#features/buying/AboutUs.tsx";
import { buyingCopy } from "#features/buying/buying.copy.ts";
import { ChallengesSection } from "#features/challenges/ChallengesSection.tsx";
import { challengesCopy } from "#features/challenges/challenges.copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { plain } from "../../support/plain.ts";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/challenges/ChallengesSection",
  component: ChallengesSection,
  parameters: { layout: "fullscreen" },
  args: { about: <AboutUs facts={site} /> },
});

/** Three pains under one heading, which the anchor `#about` leads to. */
export const ThreePains = meta.story({
  tags: ["also-de-360", "PAIN-01"],
  play: async ({ canvas, canvasElement, globals }) => {
    const words = wordsOf(challengesCopy, globals);
    await expect(canvas.getByRole("region", { name: words.title })).toHaveAttribute("id", "about");
    // "About us" leads here: it says who that is.
    const { brand, town, since, team } = site;
    const about = wordsOf(buyingCopy, globals).company.about(brand, town, since, team.size);
    await expect(canvas.getByText(plain(about), { exact: false })).toBeVisible();
    const titles = canvas.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(words.challenges.map(({ title }) => title));
    // Each with its drawing, which is seen and not heard.
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(3);
    await expect(canvasElement.querySelector("#about-title")).toHaveAttribute("tabindex", "-1");
    // Where there is room they stand side by side, title beside title: no column is empty.
    const tops = canvas.getAllByRole("heading", { level: 3 }).map((title) => title.offsetTop);
    if (window.innerWidth >= 1200) await expect(new Set(tops).size).toBe(1);
  },
});
