import { expect } from "@playwright/test";
import { modes, modesOf } from "../../.storybook/modes.ts";
import { nameOf } from "./baselines.ts";
import { picturedStories } from "./book.ts";
import { well } from "./ending.ts";
import { judgeHeard } from "./heard/listen.ts";
import { textNameOf } from "./heard/texts.ts";
import { open, photograph, test } from "./stage.ts";
import { compareHere, conclude, heardAlone, judge } from "./verdict.ts";

for (const story of picturedStories()) {
  const { id } = story;
  // One story's pictures are taken by one worker, one after another.
  test.describe(id, () => {
    test.describe.configure({ mode: "default" });
    for (const [modeName, mode] of Object.entries(modesOf(story))) {
      const name = nameOf(id, modeName);
      if (heardAlone && textNameOf(name) === null) continue;
      const times = modeName in modes ? "usual" : "hardTimes";
      test(name, async ({ stage, browser }) => {
        const info = test.info();
        compareHere(info, browser);
        expect(await open(stage, id, mode), "how the story ended").toBe(well);
        const faults = [await judgeHeard(info, stage, name)];
        if (!heardAlone) faults.push(await judge(info, name, await photograph(stage, times)));
        conclude(info, name, faults);
      });
    }
  });
}
