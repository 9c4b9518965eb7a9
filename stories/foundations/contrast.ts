/** Colour tokens as numbers: reads color.css, turns OKLCH into sRGB, and tells how well two can be told apart. */
export type Theme = "dark" | "light";
export type Rgb = readonly [number, number, number];
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
const token = new RegExp(String.raw`--color-([\w-]+):\s*(?:light-dark\()?${oklch}(?:, ${oklch}\))?;`, "g");

/** The opaque colours of a theme by role, as they stand in the style sheet. */
export function colorTokens(css: string, theme: Theme): ReadonlyMap<string, Oklch> {
  const first = theme === "light" ? 0 : 3;
  const found = [...css.matchAll(token)].map(([, role = "", ...numbers]): [string, Oklch] => {
    // A colour of both themes stands there once.
    const own = numbers[3] === undefined ? numbers : numbers.slice(first);
    const [lightness = 0, chroma = 0, hue = 0] = own.map(Number);
    return [role, [lightness, chroma, hue]];
  });
  return new Map(found);
}

/** Björn Ottosson's OKLab to linear sRGB. A channel outside 0 to 1 is a colour that no screen of this kind has. */
export function linearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** `#rrggbb`, for tools without OKLCH. What lies outside sRGB is cut off at its edge. */
export function hexOf(color: Oklch): string {
  const bytes = linearRgb(color).map((channel) => {
    const light = Math.min(1, Math.max(0, channel));
    const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${bytes.join("")}`;
}

function luminance(color: Oklch): number {
  const [red, green, blue] = linearRgb(color).map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG 2 contrast, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
}

interface Pair {
  front: string;
  back: string;
  /** The least that will do: 4.5 for text, 3 for what is big or not text. */
  bound: 4.5 | 3;
  use: string;
}

const grounds = ["ground", "surface", "raised", "well", "water", "lamp"];
const on = (backs: readonly string[], front: string, bound: Pair["bound"], use: string): Pair[] =>
  backs.map((back) => ({ front, back, bound, use }));

/** Every pair that the pieces put together, and what it has to reach. */
const pairs: readonly Pair[] = [
  ...on([...grounds, "danger-surface", "good-surface"], "text", 4.5, "Text"),
  ...on([...grounds, "danger-surface", "good-surface"], "text-quiet", 4.5, "Quiet text"),
  ...on(["ground", "surface", "raised", "water", "lamp"], "accent", 4.5, "Accent as text"),
  ...on(["ground", "surface", "raised", "water", "lamp", "good-surface"], "good", 4.5, "Success as text"),
  ...on(["ground", "surface", "raised", "danger-surface"], "danger", 4.5, "Error as text"),
  ...on(["lit", "lit-hover"], "on-lit", 4.5, "Words on an action"),
  ...on(["good", "green"], "on-good", 4.5, "Words on success"),
  ...on(["danger", "danger-hover"], "on-danger", 4.5, "Words on danger"),
  ...on([...grounds, "danger-surface"], "line-strong", 3, "Edge of a control"),
  ...on(["well"], "accent", 3, "Focused or chosen edge"),
  ...on([...grounds, "danger-surface", "good-surface"], "focus", 3, "Focus ring"),
];

/** What a role is for, in words: what it is on others, and what stands on it. */
export function usesOf(role: string): string {
  const said = (side: "front" | "back") => [
    ...new Set(pairs.filter((pair) => pair[side] === role).map(({ use }) => use)),
  ];
  const [own, under] = [said("front"), said("back")];
  return [...own, ...(under.length > 0 ? [`Ground of: ${under.join(", ").toLowerCase()}`] : [])].join(". ");
}

/** Each pair with what it reaches in a theme. A role that does not exist reaches nothing. */
export function verdicts(css: string, theme: Theme): (Pair & { ratio: number })[] {
  const tokens = colorTokens(css, theme);
  return pairs.map((pair) => {
    const front = tokens.get(pair.front);
    const back = tokens.get(pair.back);
    return { ...pair, ratio: front && back ? contrast(front, back) : 0 };
  });
}
