import { expect } from "@playwright/test";
import { modes } from "../../.storybook/modes.ts";
import { entriesOfTheBook } from "./book.ts";
import { well } from "./ending.ts";
import { open, test } from "./stage.ts";

const walls = entriesOfTheBook().filter(({ id, type }) => id.startsWith("walls-") && type === "story");

for (const { id } of walls) {
  test(`${id} shows its states in windows of their own`, async ({ stage }) => {
    expect(await open(stage, id, modes["en-1280"])).toBe(well);
    const frames = stage.page.locator("iframe");
    const known = new Set(entriesOfTheBook().map((entry) => entry.id));
    const shown = await frames.evaluateAll((all) => all.map((frame) => frame.getAttribute("src")));
    for (const src of shown) expect(known).toContain(new URLSearchParams(src?.split("?")[1]).get("id"));
    for (const language of ["de", "en"]) {
      const first = stage.page.frameLocator(`iframe[lang="${language}"] >> nth=0`);
      await expect(first.locator("#storybook-root")).not.toBeEmpty();
      await expect(first.locator("html")).toHaveAttribute("lang", language);
    }
  });
}
