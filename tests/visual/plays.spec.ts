import { expect } from "@playwright/test";
import { componentOf } from "./baselines.ts";
import { storiesOfTheBook } from "./book.ts";
import { endOf, goOn, well } from "./ending.ts";
import { test } from "./stage.ts";

/**
 * The worlds in which the pictures play no story. There each is opened by its address, in both languages, with less
 * motion; so here it is opened with full motion, and reached from another story in each language and each motion once.
 */
const worlds = [
  { language: "de", motion: "full", reached: false },
  { language: "en", motion: "full", reached: true },
  { language: "de", motion: "still", reached: true },
] as const;

const ids = storiesOfTheBook().map(({ id }) => id);
const components = [...new Set(ids.map(componentOf))];

for (const { language, motion, reached } of worlds) {
  test.describe(`${reached ? "reached" : "opened"}, ${language}, ${motion} motion`, () => {
    for (const component of components) {
      test(`${component} plays to its end`, async ({ stage: { page } }) => {
        const address = (id: string) =>
          // axe has had its say in the story tests.
          `/iframe.html?viewMode=story&id=${id}&globals=language:${language};motion:${motion};a11y.manual:!true`;
        const own = ids.filter((id) => componentOf(id) === component);
        test.setTimeout(30_000 + own.length * 5_000);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ reducedMotion: motion === "full" ? "no-preference" : "reduce" });
        const open = async (id: string) => {
          await page.goto(address(id));
          return endOf(page, id);
        };
        if (reached) await open(ids.find((id) => !own.includes(id)) ?? "");
        for (const id of own) {
          expect.soft(await (reached ? goOn(page, id) : open(id)), id).toBe(well);
        }
      });
    }
  });
}
