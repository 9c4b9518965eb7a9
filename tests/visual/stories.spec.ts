import { expect } from "@playwright/test";
import { modes, modesOf } from "../../.storybook/modes.ts";
import { componentOf, nameOf } from "./baselines.ts";
import { picturedStories } from "./book.ts";
import { well } from "./ending.ts";
import { judgeHeard } from "./heard/listen.ts";
import { textNameOf } from "./heard/texts.ts";
import { make, photograph, rest, test } from "./stage.ts";
import { compareHere, conclude, heardAlone, judge } from "./verdict.ts";
import { visitFor } from "./visits.ts";

const stories = picturedStories();
const components = [...new Set(stories.map(({ id }) => componentOf(id)))];
const modeNames = [...new Set(stories.flatMap((story) => Object.keys(modesOf(story))))];

for (const component of components) {
  const own = stories.filter(({ id }) => componentOf(id) === component);
  const other = stories.find(({ id }) => componentOf(id) !== component)?.id ?? "";
  // A component's pictures are taken by one worker, mode by mode: within a mode in one document where nothing else is
  // asked, which takes half the time of a document each, and shows what a story leaves behind.
  test.describe(component, () => {
    test.describe.configure({ mode: "default" });
    for (const modeName of modeNames) {
      for (const story of own) {
        const { id } = story;
        const mode = modesOf(story)[modeName];
        const name = nameOf(id, modeName);
        if (!mode || (heardAlone && textNameOf(name) === null)) continue;
        const visit = visitFor(id, mode);
        const times = modeName in modes ? "usual" : "hardTimes";
        test(name, async ({ stage, browser }) => {
          const info = test.info();
          compareHere(info, browser);
          expect(await make(stage, id, visit, other), "how the story ended").toBe(well);
          await rest(stage);
          const faults = [await judgeHeard(info, stage, name)];
          if (!heardAlone) faults.push(await judge(info, name, await photograph(stage, times)));
          conclude(info, name, faults);
        });
      }
    }
  });
}
