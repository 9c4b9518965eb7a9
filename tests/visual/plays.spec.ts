import { expect } from "@playwright/test";
import { componentOf } from "./baselines.ts";
import { storiesOfTheBook } from "./book.ts";
import { endOf, goOn, well } from "./ending.ts";
import { test } from "./stage.ts";

/**
 * A story is opened by its address or reached from another one, in one language or the other, with full motion or
 * still. These four are the smallest choice of worlds in which each two of those meet: whatever breaks a play together
 * with one other thing shows. The still ones are played where stories are pictured (`stories.spec.ts`), so here they
 * are left to stories without a picture.
 */
const worlds = [
  { reached: false, language: "en", motion: "full" },
  { reached: true, language: "de", motion: "full" },
  { reached: false, language: "de", motion: "still" },
  { reached: true, language: "en", motion: "still" },
] as const;

const stories = storiesOfTheBook();

for (const { language, motion, reached } of worlds) {
  test.describe(`${reached ? "reached" : "opened"}, ${language}, ${motion} motion`, () => {
    const played = stories.filter(({ tags }) => motion === "full" || tags.includes("no-picture"));
    for (const component of new Set(played.map(({ id }) => componentOf(id)))) {
      test(`${component} plays to its end`, async ({ stage }) => {
        const { page } = stage;
        const address = (id: string) =>
          // axe has had its say in the story tests.
          `/iframe.html?viewMode=story&id=${id}&globals=language:${language};motion:${motion};a11y.manual:!true`;
        const own = played.map(({ id }) => id).filter((id) => componentOf(id) === component);
        test.setTimeout(30_000 + own.length * 5_000);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ reducedMotion: motion === "full" ? "no-preference" : "reduce" });
        const open = async (id: string) => {
          await page.goto(address(id));
          return endOf(page, id);
        };
        const world = `${language}, ${motion} motion`;
        // A story is reached from whatever was open. After a failure the runner starts another worker, with another document.
        if (reached && stage.played !== world) {
          await open(stories.find(({ id }) => componentOf(id) !== component)?.id ?? "");
          stage.played = world;
        }
        for (const id of own) {
          expect.soft(await (reached ? goOn(page, id) : open(id)), id).toBe(well);
        }
      });
    }
  });
}
