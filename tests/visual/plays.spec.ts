import { expect } from "@playwright/test";
import { componentOf } from "./baselines.ts";
import { storiesOfTheBook } from "./book.ts";
import { well } from "./ending.ts";
import { make, test } from "./stage.ts";
import { isForPlayAlone, visits } from "./visits.ts";

const stories = storiesOfTheBook();

/** The visits at which `stories.spec.ts` takes no picture. */
for (const [modeName, visit] of Object.entries(visits)) {
  const { reached, motion } = visit;
  const played = stories.filter((story) => isForPlayAlone(story, visit));
  test.describe(`${reached ? "reached" : "opened"}, ${modeName}, ${motion} motion`, () => {
    for (const component of new Set(played.map(({ id }) => componentOf(id)))) {
      test(`${component} plays to its end`, async ({ stage }) => {
        const own = played.map(({ id }) => id).filter((id) => componentOf(id) === component);
        test.setTimeout(30_000 + own.length * 5_000);
        const other = stories.find(({ id }) => componentOf(id) !== component)?.id ?? "";
        for (const id of own) {
          expect.soft(await make(stage, id, visit, other), id).toBe(well);
        }
      });
    }
  });
}
