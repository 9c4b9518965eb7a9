import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  asText,
  type DesignToken,
  designTokens,
  hexesIn,
  leftOut,
  pixelsOf,
  type TokenGroup,
  themes,
} from "../../../stories/foundations/design-tokens.ts";
import { tokensOf } from "../../../stories/foundations/tokens.ts";

const sheet = (name: string) => readFileSync(`src/ui/tokens/${name}.css`, "utf8");
const others = ["space", "type", "motion", "layers"].map(sheet);
const tokens = designTokens(sheet("color"), others);

const isToken = (entry: DesignToken | TokenGroup): entry is DesignToken => "$value" in entry;

/** Every token by its path, "space.1". */
function flat(group: TokenGroup, path = ""): [string, DesignToken][] {
  return Object.entries(group).flatMap(([name, entry]) =>
    isToken(entry) ? [[`${path}${name}`, entry] as [string, DesignToken]] : flat(entry, `${path}${name}.`),
  );
}
const all = new Map(flat(tokens));

test("holds every custom property of the style sheets", () => {
  const names = others
    .flatMap((css) => tokensOf(css, "--"))
    .map(({ name }) => name)
    .filter((name) => !leftOut.includes(name));
  const paths = [...all.keys()].map((path) => `--${path.replaceAll(".", "-")}`);
  expect(paths).toEqual(expect.arrayContaining(names));
});

test("a row says what shines through, and a length in px", () => {
  expect(hexesIn("light-dark(oklch(0 0 0 / 0.5), oklch(1 0 0))")).toEqual(["#00000080", "#ffffff"]);
  expect(pixelsOf("min(0.5rem, 2.5vw)")).toBe("8 px");
  expect(pixelsOf("clamp(4.5rem, 3.1rem + 6.2vw, 8.5rem)")).toBe("72 px at 360 px, 136 px at 1280 px");
  expect(pixelsOf("120ms")).toBe("");
});

test("has the same colours in both themes", () => {
  const of = (theme: string) =>
    [...all.keys()]
      .filter((path) => path.startsWith(`color.${theme}.`))
      .map((path) => path.split(".").at(-1));
  expect(of("night")).toEqual(of("paper"));
  expect(of("night")).toHaveLength(tokensOf(sheet("color"), "--color-").length);
  expect(all.get("color.paper.ground")?.$value).not.toEqual(all.get("color.night.ground")?.$value);
  expect(all.get("color.night.scrim")?.$value).toEqual({
    colorSpace: "oklch",
    components: [0.1, 0.02, 250],
    alpha: 0.72,
    hex: "#010408",
  });
  expect(themes(sheet("color"), asText).night["scrim"]).toHaveProperty("$value", "#010408b8");
  const shadow = (theme: 0 | 1) =>
    new Map(flat(designTokens(sheet("color"), others, theme))).get("shadow.raised");
  expect(shadow(0)?.$value).not.toEqual(shadow(1)?.$value);
  // What a tool that knows no OKLCH takes instead.
  expect(all.get("color.paper.well")?.$value).toHaveProperty("hex", "#ffffff");
});

/** The format's rule for each type: https://www.designtokens.org/tr/2025.10/format/ */
const dimension = { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) };
const color = {
  colorSpace: "oklch",
  components: [expect.any(Number), expect.any(Number), expect.any(Number)],
  hex: expect.stringMatching(/^#[\da-f]{6}$/),
};
const shapes: Record<DesignToken["$type"], (value: unknown) => void> = {
  color: (value) => expect(value).toMatchObject(color),
  dimension: (value) => expect(value).toEqual(dimension),
  duration: (value) => expect(value).toEqual({ value: expect.any(Number), unit: "ms" }),
  cubicBezier: (value) => expect(value).toEqual([0.2, 0.7, 0.2, 1]),
  fontFamily: (value) => expect(value).toEqual(expect.arrayContaining([expect.any(String)])),
  fontWeight: (value) => expect(value).toEqual(expect.any(Number)),
  number: (value) => expect(value).toEqual(expect.any(Number)),
  shadow(value) {
    expect(value).toEqual(expect.any(Array));
    for (const part of Array.isArray(value) ? value : []) {
      expect(part).toMatchObject({
        color,
        offsetX: dimension,
        offsetY: dimension,
        blur: dimension,
        spread: dimension,
      });
    }
  },
};

test.each([...all])(
  "each token is as the format asks, and says what it is for: %s",
  (path, { $type, $value, $description }) => {
    expect(path).toMatch(/^[^${}]+$/);
    shapes[$type]($value);
    expect(JSON.stringify($value)).not.toContain("null");
    expect($description).toMatch(/^[A-Z].*\w/);
  },
);

test("a fluid length stands with its value on a wide screen, and with its CSS", () => {
  expect(all.get("text.title-xl")).toEqual({
    $type: "dimension",
    $value: { value: 4.25, unit: "rem" },
    $description: "The headline of a page.",
    $extensions: { "example.mainlicht.css": "clamp(2.375rem, 1.642rem + 3.26vw, 4.25rem)" },
  });
  expect(all.get("gutter")?.$value).toEqual({ value: 2.75, unit: "rem" });
  expect(all.get("radius.s")).toHaveProperty("$value", { value: 0.375, unit: "rem" });
});
