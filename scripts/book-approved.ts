import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { componentsWithBaselines, readBaselines } from "../tests/visual/baselines.ts";
import { bookDir, wantedPictures } from "../tests/visual/book.ts";
import { textFolder } from "../tests/visual/heard/texts.ts";
import { encodePng } from "../tests/visual/picture.ts";
import { fileOf, tokenFile } from "../tests/visual/shown.ts";

/** Puts what is approved into the built book: the pictures for its state maps, unpacked; the texts for its panel. And the tokens. */
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
if (existsSync(textFolder)) cpSync(textFolder, join(bookDir, "heard"), { recursive: true });
writeFileSync(join(bookDir, "tokens.json"), tokenFile());
console.log(`${written} pictures are in the book`);
