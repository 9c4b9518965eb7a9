import { expect } from "@playwright/test";
import { modes } from "../../.storybook/modes.ts";
import { componentOf, nameOf } from "./baselines.ts";
import { storiesOfTheBook } from "./book.ts";
import { well } from "./ending.ts";
import { judgeHeard } from "./heard/listen.ts";
import { textNameOf } from "./heard/texts.ts";
import { comeTo, photograph, rest, test } from "./stage.ts";
import { canCompare, conclude, heardAlone, judge, noteEnding } from "./verdict.ts";
import { inTurn, type Planned, visitsTo } from "./visits.ts";

const stories = storiesOfTheBook();

/**
 * What one worker does. A component is pictured by one, since its approved pictures are one file; for the play alone each
 * mode goes by itself. Stories that are reached share a document, which takes half the time of a document each, and
 * shows what a story leaves behind.
 */
interface Group {
  component: string;
  planned: readonly Planned[];
}

function groupsOf(component: string): Group[] {
  const planned = inTurn(stories.filter(({ id }) => componentOf(id) === component).flatMap(visitsTo));
  const played = new Set(planned.filter(({ pictured }) => !pictured).map(({ modeName }) => modeName));
  return [
    { component, planned: planned.filter(({ pictured }) => pictured) },
    ...[...played].map((mode) => ({
      component,
      planned: planned.filter(({ pictured, modeName }) => !pictured && modeName === mode),
    })),
  ];
}

// The longest come first, so that no worker is left alone with one at the end.
const groups = [...new Set(stories.map(({ id }) => componentOf(id)))]
  .flatMap(groupsOf)
  .sort((a, b) => b.planned.length - a.planned.length);

for (const { component, planned } of groups) {
  const other = stories.find(({ id }) => componentOf(id) !== component)?.id ?? "";
  test.describe(component, () => {
    test.describe.configure({ mode: "default" });
    for (const { id, modeName, visit, pictured } of planned) {
      const name = nameOf(id, modeName);
      if (heardAlone && !(pictured && textNameOf(name))) continue;
      test(pictured ? name : `${name}, for the play`, async ({ stage, browser }) => {
        const info = test.info();
        const isCompared = pictured && canCompare(info, browser);
        const ending = await comeTo(stage, id, visit, other);
        noteEnding(info, ending);
        expect(ending, "how the story ended").toBe(well);
        if (!isCompared) return;
        await rest(stage);
        const faults = [await judgeHeard(info, stage, name)];
        if (!heardAlone) {
          const picture = await photograph(stage, modeName in modes ? "usual" : "hardTimes");
          faults.push(await judge(info, name, picture));
        }
        conclude(info, name, faults);
      });
    }
  });
}
