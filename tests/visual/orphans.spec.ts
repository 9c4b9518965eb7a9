import { expect, test } from "@playwright/test";
import { componentsWithBaselines, readBaselines } from "./baselines.ts";
import { wantedPictures } from "./book.ts";
import { componentsWithTexts, readTexts, wantedTexts } from "./heard/texts.ts";
import { isApproving } from "./verdict.ts";

/** A picture whose story is gone looks approved for ever. Approving takes it away, at the end of its run. */
test("every approved picture has its story", () => {
  const wanted = wantedPictures();
  const orphans = componentsWithBaselines()
    .flatMap((component) => [...readBaselines(component).keys()])
    .filter((name) => !wanted.has(name));
  if (!isApproving(test.info().config)) expect(orphans).toEqual([]);
});

test("every approved text has its story", () => {
  const wanted = wantedTexts();
  const orphans = componentsWithTexts()
    .flatMap((component) => [...readTexts(component).keys()])
    .filter((name) => !wanted.has(name));
  if (!isApproving(test.info().config)) expect(orphans).toEqual([]);
});
