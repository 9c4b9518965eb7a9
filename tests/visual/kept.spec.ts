import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import process from "node:process";
import { expect, test } from "@playwright/test";
import { proofs } from "#stories/maps/proofs.ts";
import { storiesOfTheBook, visitsByComponent } from "./book.ts";
import { textFolder } from "./heard/spoken.ts";
import { isApproving, makerFile, makerOf, obstacle, pictureFolder } from "./picture.ts";
import { causesInBook } from "./review/causes.ts";
import { picturesOfTheSite } from "./site.views.ts";

/** A file that no test compares any more would stay approved for ever. Approving deletes it. */
test("every approved picture and text has its story", () => {
  const ofStories = [...visitsByComponent().values()].flat().flatMap(({ picture, text }) => [picture, text]);
  const wanted = new Set<string | undefined>([...ofStories, ...picturesOfTheSite()]);
  const orphans = [pictureFolder, textFolder]
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).flatMap((file) => (wanted.has(file) ? [] : `${folder}/${file}`)))
    .filter((path) => path !== makerFile);
  if (isApproving(test.info().config)) for (const path of orphans) rmSync(path);
  else expect(orphans).toEqual([]);
});

test("every story that proves a state is in the book", () => {
  const inTheBook = new Set(storiesOfTheBook().map(({ id }) => id));
  const proving = Object.values(proofs).flatMap(Object.values<(typeof proofs)[string][string]>);
  const ids = proving.flatMap((stories) => Object.values(stories).map(({ id }) => id));
  expect(ids.filter((id) => !inTheBook.has(id))).toEqual([]);
});

test("a changed source is the cause of what its stories show, and of the whole site", () => {
  const sheet = "src/ui/badge/Badge.module.css";
  const causeOf = causesInBook([sheet]);
  const files = [
    "ui-badge--good.en-360.png",
    "ui-card--surface.en-360.png",
    "site-home--top-to-bottom.en-360.png",
  ];
  expect(files.map(causeOf)).toEqual([[sheet], [], [sheet]]);
});

test("the approved pictures are this browser's", ({ browser }) => {
  const why = obstacle(browser);
  if (why) process.stdout.write(`\n${why}\n`);
  test.skip(why !== null, why ?? "");
  if (existsSync(makerFile) || !isApproving(test.info().config)) return;
  mkdirSync(pictureFolder, { recursive: true });
  writeFileSync(makerFile, makerOf(browser));
});
