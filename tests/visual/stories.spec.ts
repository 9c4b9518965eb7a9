import { expect } from "@playwright/test";
import { visitsByComponent } from "./book.ts";
import { well } from "./ending.ts";
import { spoken } from "./heard/spoken.ts";
import { comparePicture } from "./picture.ts";
import { comeTo, settled, test } from "./stage.ts";

// One worker visits a component, since some stories share its document. Components with the most visits come first, so
// that no worker is left alone with one of them at the end.
const groups = [...visitsByComponent()].sort(([, a], [, b]) => b.length - a.length);

for (const [component, visits] of groups) {
  test.describe(component, () => {
    test.describe.configure({ mode: "default" });
    // Wide in the reverse order: a story that leans on what an earlier one left behind fails in one of the two.
    const wide = visits.filter(({ modeName }) => modeName === "de-1280").reverse();
    const others = visits.filter(({ modeName }) => modeName !== "de-1280");
    others.sort((a, b) => a.modeName.localeCompare(b.modeName));
    for (const { id, modeName, mode, picture, rows, text } of [...wide, ...others]) {
      test(`${id} ${modeName}${picture ? "" : ", for the play"}`, async ({ stage }) => {
        expect(await comeTo(stage, id, mode), "how the story ended").toBe(well);
        const { language } = mode.globals;
        if (text && language !== "long") {
          await settled(stage);
          const browsersView = await stage.page.context().newCDPSession(stage.page);
          const { nodes } = await browsersView.send("Accessibility.getFullAXTree");
          await browsersView.detach();
          expect.soft(`${spoken(nodes, language).join("\n")}\n`).toMatchSnapshot([text]);
        }
        if (picture) await comparePicture(stage, test.info(), picture, rows);
      });
    }
  });
}
