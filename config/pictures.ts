/// <reference path="./subset-font.d.ts" />

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subsetFont from "subset-font";
import { escapeText } from "../src/shared/html.ts";
import { once } from "../src/shared/once.ts";
import { joined } from "./passages.ts";
import type { Render } from "./serve-documents.ts";

const family = "Bricolage Grotesque";
// Colours of the dark theme: tests/unit/colour-copies.test.ts compares them with color.css.
const ground = "#0a121b";
const text = "#f6f4ee";
const accent = "#fda952";
const good = "#6bd9c8";

type Preview = ReturnType<Render["previews"]>[number];

/** Breaks a title into at most three lines of about `width` letters; the third ends with "…" when there is more. */
function lines(title: string, width: number): string[] {
  const wrapped = joined(title.split(" "), width);
  return wrapped.length <= 3 ? wrapped : [...wrapped.slice(0, 2), `${wrapped[2]} …`];
}

/** The river with its lights, and the title on it: 1200 by 630, as link previews want it. */
function previewSvg({ title, brand, host }: Preview): string {
  const rows = lines(title, 24).map(
    (row, place) => `<tspan x="88" y="${236 + place * 86}">${escapeText(row)}</tspan>`,
  );
  const lights = Array.from({ length: 46 }, (_, place) => {
    const along = place / 45;
    const y = 560 + Math.sin(along * 7.5) * 26 - along * 70 + ((place * 37) % 23) - 11;
    const size = 1.5 + ((place * 13) % 9) / 2.2;
    const colour = place % 3 === 0 ? accent : good;
    return `<circle cx="${Math.round(along * 1260 - 30)}" cy="${y.toFixed(1)}" r="${size.toFixed(1)}" fill="${colour}" opacity="${(0.25 + ((place * 29) % 60) / 100).toFixed(2)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<rect width="1200" height="630" fill="${ground}"/>
<path d="M0 578c180-46 300 30 520-4s380-96 680-78v134H0z" fill="${good}" opacity=".1"/>
${lights.join("")}
<g font-family="${family}" fill="${text}">
<circle cx="104" cy="104" r="15" fill="${accent}"/>
<text x="136" y="118" font-size="42">${escapeText(brand)}</text>
<text font-size="74" letter-spacing="-1.5">${rows.join("")}</text>
<text x="88" y="586" font-size="28" opacity=".75">${escapeText(host)}</text>
</g></svg>`;
}

/** Draws with WebAssembly and the site's own heading face: the same on every machine, without a browser. */
export async function pictures(root: string) {
  const letters = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)).join("");
  const face = await readFile(`${root}/src/ui/tokens/fonts/heading.woff2`);
  const font = await subsetFont(face, `${letters}„“”‘’–—…€·`, {
    targetFormat: "sfnt",
    variationAxes: { wght: 640 },
  });
  await startEngine();
  const draw = (svg: string, size: number) =>
    new Resvg(svg, {
      fitTo: { mode: "width", value: size },
      font: { fontBuffers: [font], defaultFontFamily: family, loadSystemFonts: false },
    })
      .render()
      .asPng();
  return {
    preview: (preview: Preview) => draw(previewSvg(preview), 1200),
    icon: draw,
  };
}

/** The engine may be started once in a process; a second build in it finds it running. */
const startEngine = once(() =>
  initWasm(readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm"))),
);
