import { hexOf, type Oklch, usesOf } from "./contrast.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A token in the format of the W3C Design Tokens Community Group, version 2025.10. */
export interface DesignToken {
  $type:
    | "color"
    | "dimension"
    | "duration"
    | "cubicBezier"
    | "fontFamily"
    | "fontWeight"
    | "number"
    | "shadow";
  $value: unknown;
  $description: string;
  $extensions?: { "example.mainlicht.css": string };
}

export type TokenGroup = { readonly [name: string]: DesignToken | TokenGroup };

/** What a token still lacks when its value is read. */
type Valued = Omit<DesignToken, "$description">;

/** What it is for; of a colour also what it is on others, and what stands on it. */
export const roleOf = ({ name, role }: Omit<Token, "value">): string =>
  [role, usesOf(name.replace("--color-", ""))].filter(Boolean).join(" ");

const number = String.raw`-?[\d.]+`;
const oklch = new RegExp(String.raw`oklch\((${number}) (${number}) (${number})(?: / (${number}))?\)`);

function colorOf(css: string) {
  const [, lightness, chroma, hue, alpha] = oklch.exec(css) ?? [];
  if (hue === undefined) throw new Error(`This is no colour in OKLCH: ${css}`);
  const components: Oklch = [Number(lightness), Number(chroma), Number(hue)];
  return {
    colorSpace: "oklch",
    components,
    ...(alpha !== undefined && { alpha: Number(alpha) }),
    hex: hexOf(components),
  };
}

/** For tools that take a colour as text: `#rrggbb`, or `#rrggbbaa` where something shines through. */
export const asText = ({ hex, alpha = 1 }: ReturnType<typeof colorOf>): string =>
  alpha < 1 ? hex + Math.round(alpha * 255).toString(16) : hex;

/** The colours in a declared value: on paper, then at night. */
export const hexesIn = (css: string): string[] =>
  (css.match(new RegExp(oklch, "g")) ?? []).map((color) => asText(colorOf(color)));

/** The format knows `px` and `rem` alone. */
function dimensionOf(css: string): { value: number; unit: string } {
  const [, value = "", unit = "px"] = new RegExp(`^(${number})(px|rem)?$`).exec(css.trim()) ?? [];
  if (value === "") throw new Error(`This is no length in px or rem: ${css}`);
  return { value: Number(value), unit };
}

/** The lengths between which one lies that grows with the window. */
const ends = (css: string): string[] =>
  (/^(?:clamp|min)\((.+)\)$/.exec(css)?.[1] ?? "")
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Of a length that grows with the window, the one on a wide screen: the format has no fluid lengths. */
export function widest(css: string): string {
  const parts = ends(css);
  return parts.length > 0 ? widest((css.startsWith("clamp") ? parts.at(-1) : parts[0]) ?? css) : css;
}

const pixels = (css: string) => Number.parseFloat(css) * (css.endsWith("rem") ? 16 : 1);

/** The same on a phone of 360 px. */
export function onPhone(css: string): string {
  const parts = ends(css)
    .slice(0, css.startsWith("clamp") ? 1 : 2)
    .map(onPhone);
  const [least] = parts.toSorted((one, other) => pixels(one) - pixels(other));
  return least ?? css.replace(/^([\d.]+)vw$/, (_, share) => `${Math.round(36 * Number(share)) / 10}px`);
}

/** A length in px, at both ends where it grows with the window; nothing of any other value. */
export function pixelsOf(css: string): string {
  if (!/^[^ ]+(?:rem|vw)/.test(css)) return "";
  const [phone, wide] = [onPhone(css), widest(css)].map(pixels);
  return phone === wide ? `${wide} px` : `${phone} px at 360 px, ${wide} px at 1280 px`;
}

function fluid(css: string, end = widest): Valued {
  const lasting = end(css);
  return {
    $type: "dimension",
    $value: dimensionOf(lasting),
    ...(lasting !== css && { $extensions: { "example.mainlicht.css": css } }),
  };
}

/** `0 1px 2px oklch(…), 0 12px 32px -12px oklch(…)`: one part for each shadow. */
function shadowOf(css: string): Valued {
  const parts = css.split(/,\s*(?![^(]*\))/).map((part) => {
    const lengths = part.slice(0, part.indexOf("oklch")).trim().split(" ").map(dimensionOf);
    const none = { value: 0, unit: "px" };
    const [offsetX = none, offsetY = none, blur = none, spread = none] = lengths;
    return { color: colorOf(part), offsetX, offsetY, blur, spread };
  });
  return { $type: "shadow", $value: parts };
}

const families = (css: string) => css.split(",").map((name) => name.trim().replaceAll('"', ""));

/** What each kind of token is, by the beginning of its name. What is not named here is no value for a designer. */
const kinds: readonly [prefix: RegExp, make: (css: string, end: typeof widest) => Valued][] = [
  [/^--(space|page|gutter|target|radius|ring|text)/, fluid],
  [/^--shadow/, shadowOf],
  [/^--font/, (css) => ({ $type: "fontFamily", $value: families(css) })],
  [/^--weight/, (css) => ({ $type: "fontWeight", $value: Number(css) })],
  [/^--(leading|layer)/, (css) => ({ $type: "number", $value: Number(css) })],
  [/^--(tracking|measure)/, (css) => ({ $type: "number", $value: Number.parseFloat(css) })],
  [/^--duration/, (css) => ({ $type: "duration", $value: { value: Number.parseFloat(css), unit: "ms" } })],
  [/^--ease/, (css) => ({ $type: "cubicBezier", $value: (css.match(/[\d.]+/g) ?? []).map(Number) })],
];

/** No values of their own: the one switch for everything that moves, and the two colours that shadows are made of. */
export const leftOut = ["--turns", "--shade-near", "--shade-far"];

/** A shadow with a theme's colours in it. */
function withShades(css: string, all: readonly Token[], theme: 0 | 1): string {
  return css.replace(/var\((--shade-\w+)\)/g, (_, shade) => {
    const { value = "" } = all.find(({ name }) => name === shade) ?? {};
    return value.match(new RegExp(oklch, "g"))?.[theme] ?? "";
  });
}

function put(group: Record<string, DesignToken | TokenGroup>, name: string, token: DesignToken): void {
  const [, head = "", tail] = /^--([a-z]+)(?:-(.+))?$/.exec(name) ?? [];
  if (tail === undefined) {
    group[head] = token;
    return;
  }
  const inner = group[head];
  group[head] = { ...(inner && !("$value" in inner) ? inner : {}), [tail]: token };
}

/** For tools that know no OKLCH. */
export const asSrgb = ({ hex, alpha }: ReturnType<typeof colorOf>) => ({
  colorSpace: "srgb",
  components: [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ...(alpha !== undefined && { alpha }),
  hex,
});

/** Colours in both themes: each theme is a group of its own, with the same names in it. */
export function themes(
  css: string,
  written: (color: ReturnType<typeof colorOf>) => unknown = (color) => color,
): Record<"paper" | "night", TokenGroup> {
  const theme = (pick: 0 | 1) =>
    Object.fromEntries(
      tokensOf(css, "--color-").map(({ name, value, role }) => {
        const [both = "", night = both] = value.match(new RegExp(oklch, "g")) ?? [];
        const $value = written(colorOf([both, night][pick] ?? ""));
        const $description = roleOf({ name, role });
        return [name.replace("--color-", ""), { $type: "color" as const, $value, $description }];
      }),
    );
  return { paper: theme(0), night: theme(1) };
}

/**
 * The style sheets' tokens for design tools. A fluid length stands with its CSS in an extension.
 * @param theme whose shadows: 0 on paper, 1 at night.
 * @param end which value a fluid length has: the one on a wide screen, or on a phone.
 */
export function designTokens(
  colorCss: string,
  otherCss: readonly string[],
  theme: 0 | 1 = 1,
  end = widest,
): TokenGroup {
  const group: Record<string, DesignToken | TokenGroup> = { color: themes(colorCss) };
  const all = otherCss.flatMap((css) => tokensOf(css, "--"));
  for (const { name, value, role } of all) {
    const make = kinds.find(([prefix]) => prefix.test(name))?.[1];
    if (make) put(group, name, { ...make(withShades(value.trim(), all, theme), end), $description: role });
    else if (!leftOut.includes(name)) throw new Error(`No kind of design token is known for ${name}.`);
  }
  return group;
}
