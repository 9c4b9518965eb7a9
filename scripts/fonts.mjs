// Cuts the two typefaces down to what German and English need and writes them to src/ui/tokens/fonts.
// Run once after raising a font's version: `node scripts/fonts.mjs`. The results are committed.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/** Latin with umlauts and accents of names, German and English quotes, dashes, arrows, currency, ticks. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2027],
  [0x202f, 0x203a],
];
const extras = "€™→←↑↓−×≥≤✓•";

const text = ranges
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
  .join("")
  .concat(extras);

for (const [out, name, heaviest] of [
  ["heading", "bricolage-grotesque", 750],
  ["text", "atkinson-hyperlegible-next", 700],
]) {
  const folder = `node_modules/@fontsource-variable/${name}`;
  const source = readFileSync(`${folder}/files/${name}-latin-wght-normal.woff2`);
  const variationAxes = { wght: { min: 400, max: heaviest } };
  const cut = await subsetFont(source, text, { targetFormat: "woff2", variationAxes });
  writeFileSync(`src/ui/tokens/fonts/${out}.woff2`, cut);
  copyFileSync(`${folder}/LICENSE`, `src/ui/tokens/fonts/${out}.LICENSE.txt`);
  console.log(`${out}.woff2 ${source.byteLength} → ${cut.byteLength} bytes`);
}
