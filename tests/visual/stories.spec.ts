import { expect } from "@playwright/test";
import { modesOf } from "../../.storybook/modes.ts";
import { picturedStories } from "./book.ts";
import { framed, open, test } from "./stage.ts";

for (const story of picturedStories()) {
  for (const [name, mode] of Object.entries(modesOf(story.tags))) {
    test(`${story.id} ${name}`, async ({ stage }) => {
      expect(await open(stage, story.id, mode), "how the story ended").toBe("finished");
      const clip = await framed(stage, story.tags.includes("hard-times") ? "page" : "story");
      await expect(stage).toHaveScreenshot([story.id, `${name}.png`], { clip, fullPage: true });
    });
  }
}
