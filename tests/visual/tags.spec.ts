import { expect, test } from "@playwright/test";
import { storiesOfTheBook } from "./book.ts";

/** Tags that Storybook's index adds. */
const added = ["manifest", "play-fn"];

/** Storybook reads the index's tags from the source code: a running story must have the same. */
test("every story has the tags that the index says", async ({ page }) => {
  const [first] = storiesOfTheBook();
  await page.goto(`/iframe.html?viewMode=story&id=${first?.id}`);
  await page.waitForFunction(() => Reflect.get(window, "__STORYBOOK_PREVIEW__")?.storyStoreValue);
  const running = await page.evaluate(async () => {
    const book = Reflect.get(window, "__STORYBOOK_PREVIEW__");
    const all: Record<string, { tags: string[] }> = await book.extract();
    return Object.entries(all).map(([id, { tags }]) => [id, [...tags].sort()]);
  });
  const indexed = storiesOfTheBook().map(({ id, tags }) => [
    id,
    tags.filter((tag) => !added.includes(tag)).sort(),
  ]);
  expect(Object.fromEntries(running)).toEqual(Object.fromEntries(indexed));
});
