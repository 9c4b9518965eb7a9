// Cuts the two typefaces down to what German and English need and writes them to src/ui/tokens/fonts.
// Run once after raising a font's version: `node scripts/fonts.mjs`. The results are committed.
import { readFileSync, writeFileSync } from "node:fs";
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

const licences = [];
for (const [out, name, heaviest] of [
  ["heading", "bricolage-grotesque", 750],
  ["text", "atkinson-hyperlegible-next", 700],
]) {
  const folder = `node_modules/@fontsource-variable/${name}`;
  const source = readFileSync(`${folder}/files/${name}-latin-wght-normal.woff2`);
  const variationAxes = { wght: { min: 400, max: heaviest } };
  const cut = await subsetFont(source, text, { targetFormat: "woff2", variationAxes });
  writeFileSync(`src/ui/tokens/fonts/${out}.woff2`, cut);
  licences.push(readFileSync(`${folder}/LICENSE`, "utf8"));
  console.log(`${out}.woff2 ${source.byteLength} → ${cut.byteLength} bytes`);
}
// They have the same licence: both copyrights, and its text once.
const parts = [/^.*\n/, /(?<=\n)[\s\S]*/].flatMap((part) => licences.map((licence) => part.exec(licence)[0]));
writeFileSync("src/ui/tokens/fonts/LICENSE.txt", [...new Set(parts)].join(""));
