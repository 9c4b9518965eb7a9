import { expect } from "@playwright/test";
import { modes } from "../../.storybook/modes.ts";
import { componentOf, isHeard, pictureFile, storiesOfTheBook, textFile } from "./book.ts";
import { endingNote, well } from "./ending.ts";
import { spoken } from "./heard/spoken.ts";
import { comparePicture } from "./picture.ts";
import { comeTo, settled, test } from "./stage.ts";
import { visitsTo } from "./visits.ts";

const stories = storiesOfTheBook();

// One worker visits a component: stories that are reached share its document. The longest come first, so that no worker
// is left alone with one at the end.
const groups = [...new Set(stories.map(({ id }) => componentOf(id)))]
  .map((component) => ({ component, own: stories.filter(({ id }) => componentOf(id) === component) }))
  .map(({ component, own }) => ({ component, own, planned: own.flatMap(visitsTo) }))
  .sort((a, b) => b.planned.length - a.planned.length);

for (const { component, own, planned } of groups) {
  const other = stories.find((story) => componentOf(story.id) !== component)?.id ?? "";
  test.describe(component, () => {
    test.describe.configure({ mode: "default" });
    const inTurn = planned.toSorted((a, b) => a.modeName.localeCompare(b.modeName));
    for (const { id, modeName, visit, pictured } of inTurn) {
      const { language } = visit.mode.globals;
      const story = own.find((one) => one.id === id);
      test(`${id} ${modeName}${pictured ? "" : ", for the play"}`, async ({ stage }) => {
        const info = test.info();
        const ending = await comeTo(stage, id, visit, other);
        info.annotations.push({ type: endingNote, description: ending.split("\n")[0] ?? "" });
        expect(ending, "how the story ended").toBe(well);
        if (modeName in modes && language !== "long" && story && isHeard(story, language)) {
          await settled(stage);
          const { nodes } = await stage.devtools.send("Accessibility.getFullAXTree");
          const heard = `${spoken(nodes, language).join("\n")}\n`;
          expect.soft(heard).toMatchSnapshot([textFile(id, language)]);
        }
        const highest = visit.mode.whole ? 9000 : 1200;
        if (pictured) await comparePicture(stage, info, pictureFile(id, modeName), highest);
      });
    }
  });
}
