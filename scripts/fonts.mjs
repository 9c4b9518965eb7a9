// Cuts the two typefaces down to what German and English need and writes them to src/ui/tokens/fonts.
// Run once after raising a font's version: `node scripts/fonts.mjs`. The results are committed.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/** Latin with umlauts and accents of names, German and English quotes, dashes, arrows, currency, ticks. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x100, 0x17f],
  [0x2010, 0x2027],
  [0x202f, 0x203a],
];
const extras = "€™→←↑↓−×≥≤✓•";

const text = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
  .join("")
  .concat(extras);

const faces = [
  {
    folder: "@fontsource-variable/bricolage-grotesque",
    file: "bricolage-grotesque-latin-wght-normal.woff2",
    out: "heading",
    weights: { min: 400, max: 750 },
  },
  {
    folder: "@fontsource-variable/atkinson-hyperlegible-next",
    file: "atkinson-hyperlegible-next-latin-wght-normal.woff2",
    out: "text",
    weights: { min: 400, max: 700 },
  },
];

for (const face of faces) {
  const source = readFileSync(`node_modules/${face.folder}/files/${face.file}`);
  const cut = await subsetFont(source, text, {
    targetFormat: "woff2",
    variationAxes: { wght: face.weights },
  });
  writeFileSync(`src/ui/tokens/fonts/${face.out}.woff2`, cut);
  copyFileSync(`node_modules/${face.folder}/LICENSE`, `src/ui/tokens/fonts/${face.out}.LICENSE.txt`);
  console.log(`${face.out}.woff2 ${source.byteLength} → ${cut.byteLength} bytes`);
}
