import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { componentsWithBaselines, readBaselines } from "../tests/visual/baselines.ts";
import { bookDir, wantedPictures } from "../tests/visual/book.ts";
import { encodePng } from "../tests/visual/picture.ts";
import { fileOf } from "../tests/visual/shown.ts";

/** Unpacks the approved pictures of the book's stories into the built book, where its state maps show them. */
const folder = join(bookDir, "pictures");
const wanted = wantedPictures();
mkdirSync(folder, { recursive: true });
let written = 0;
for (const component of componentsWithBaselines()) {
  for (const [name, picture] of readBaselines(component)) {
    if (!wanted.has(name)) continue;
    writeFileSync(join(folder, fileOf(name)), encodePng(picture));
    written += 1;
  }
}
console.log(`${written} pictures are in the book`);
