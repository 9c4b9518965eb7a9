import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { frameColours } from "#app/theme/theme.ts";
import { colorTokens, hexOf, type Theme } from "#stories/foundations/contrast.ts";

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const css = read("src/ui/tokens/color.css");

function hex(role: string, theme: Theme): string {
  const color = colorTokens(css, theme).get(role);
  if (!color) throw new Error(`color.css has no ${role}`);
  return hexOf(color);
}

const roles = ["ground", "text", "text-quiet", "line", "accent"];

test.each(["light", "dark"] as const)("the generated policy page has the site's colours (%s)", (theme) => {
  const [light = "", dark = ""] = read("src/features/privacy/page/page.css").split("@media");
  const written = (theme === "light" ? light : dark).match(/#[0-9a-f]{6}/g);
  expect(written).toEqual(roles.map((role) => hex(role, theme)));
});

test.each(["light", "dark"] as const)("the browser's own frame has the page's colour (%s)", (theme) => {
  expect(frameColours[theme]).toBe(hex("ground", theme));
});

test.each([
  ["public/icon.svg", ["ground", "good", "accent"]],
  ["config/pictures.ts", ["ground", "good", "accent", "text"]],
])("%s has the dark theme's colours", (file, used) => {
  const written = new Set(read(file).match(/#[0-9a-f]{6}/g));
  expect(written).toEqual(new Set(used.map((role) => hex(role, "dark"))));
});
