import { expect } from "@playwright/test";
import { modes } from "../../.storybook/modes.ts";
import { entriesOfTheBook } from "./book.ts";
import { well } from "./ending.ts";
import { open, type Stage, test } from "./stage.ts";
import type { Visit } from "./visits.ts";

const english: Visit = { mode: modes["en-360"], axe: false };
const maps = entriesOfTheBook().filter(({ id }) => id.startsWith("state-maps-"));

const steps = async ({ page }: Stage): Promise<string[]> =>
  page.evaluate(() => [...(Reflect.get(window, "walked") ?? [])]);

for (const { id } of maps) {
  test(`${id} shows each state, and its edges are walked by the stories that they lead to`, async ({
    stage,
  }) => {
    test.setTimeout(120_000);
    await stage.page.setViewportSize({ width: 1280, height: 800 });
    await stage.page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=language:en`);
    const pictures = stage.page.locator("img[src^='pictures/']");
    await expect(pictures.first()).toBeVisible();
    await expect(stage.page.getByRole("alert")).toHaveCount(0);
    const known = new Set(entriesOfTheBook().map((entry) => entry.id));
    const links = await stage.page.locator("a[href^='?path=/story/']").evaluateAll((all) =>
      all.map((link) => ({
        story: /story\/([\w-]+)/.exec(link.getAttribute("href") ?? "")?.[1] ?? "",
        walk: link.getAttribute("data-walk"),
      })),
    );
    for (const { story } of links) expect(known).toContain(story);

    const walks = links.filter(({ walk }) => walk !== null);
    for (const story of new Set(walks.map((link) => link.story))) {
      expect(await open(stage, story, english), story).toBe(well);
      const walked = await steps(stage);
      for (const { walk } of walks.filter((link) => link.story === story)) {
        expect(walked, `what ${story} walks`).toContain(walk);
      }
    }
  });
}
