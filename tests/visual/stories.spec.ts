import { expect } from "@playwright/test";
import { modes, modesOf } from "../../.storybook/modes.ts";
import { nameOf, stringifyMaker } from "./baselines.ts";
import { picturedStories } from "./book.ts";
import { well } from "./ending.ts";
import { judgeHeard } from "./heard/listen.ts";
import { textNameOf } from "./heard/texts.ts";
import { open, photograph, test } from "./stage.ts";
import { heardAlone, isApproving, judge, makerNote, makerOf, obstacle } from "./verdict.ts";

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
        const approving = isApproving(info.config);
        const maker = makerOf(browser);
        const why = approving ? null : obstacle(maker);
        test.skip(why !== null, why ?? "");
        info.annotations.push({ type: makerNote, description: stringifyMaker(maker) });
        expect(await open(stage, id, mode), "how the story ended").toBe(well);
        const faults = [await judgeHeard(info, stage, name)];
        if (!heardAlone) faults.push(await judge(info, name, await photograph(stage, times)));
        if (!approving) expect(faults.filter(Boolean).join("\n"), name).toBe("");
      });
    }
  });
}
