import type { CSSProperties } from "react";
import { expect } from "storybook/test";
import { Page } from "#stories/foundations/Page.tsx";
import { Table } from "#stories/foundations/Table.tsx";
import { TokenTable, type TokenTableProps } from "#stories/foundations/TokenTable.tsx";
import { LevelBars } from "#ui/level-bars/LevelBars.tsx";
import { Spinner } from "#ui/spinner/Spinner.tsx";
import { TypingDots } from "#ui/typing-dots/TypingDots.tsx";
import preview from "../../.storybook/preview.tsx";
import color from "../../src/ui/tokens/color.css?raw";
import layers from "../../src/ui/tokens/layers.css?raw";
import motion from "../../src/ui/tokens/motion.css?raw";
import space from "../../src/ui/tokens/space.css?raw";
import type from "../../src/ui/tokens/type.css?raw";
import { colorTokens, type Theme, verdicts } from "./contrast.ts";
import { tokensOf } from "./tokens.ts";

const meta = preview.meta({
  title: "Foundations/Tokens",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
});

const table = (
  ...[caption, css, prefix, look, words]: [string, string, string, TokenTableProps["look"], string?]
) => <TokenTable caption={caption} css={css} prefix={prefix} look={look} {...(words && { words })} />;

/** Every role in the theme of the toolbar. A piece asks for a role, never for a colour. */
export const Colour = meta.story({
  render: () => (
    <Page
      title="Colour"
      lead="Dark ink, paper-white words, one warm lamp for action, and the cool river for data and success alone."
    >
      {table("Roles", color, "--color-", (background) => ({
        background,
        border: "1px solid var(--color-line-strong)",
      }))}
    </Page>
  ),
});

function Reached({ pair, theme }: { pair: ReturnType<typeof verdicts>[number]; theme: Theme }) {
  const { front, back, use, bound, ratio } = pair;
  const of = (role: string) => `oklch(${colorTokens(color, theme).get(role)?.join(" ")})`;
  const isText = bound === 4.5;
  return (
    <td>
      <span
        style={{
          padding: "0.25rem 0.5rem",
          background: of(back),
          color: of(isText ? front : "text"),
          border: `3px solid ${of(isText ? back : front)}`,
        }}
      >
        {use}
      </span>
      <p>
        {`${theme === "dark" ? "By night" : "On paper"}: ${ratio.toFixed(2)}, at least ${bound}`}
        {ratio < bound && ", too low"}
      </p>
    </td>
  );
}

/** Computed from the style sheet itself. A pair under its bound also fails `tests/unit/contrast.test.ts`. */
export const Contrast = meta.story({
  render: () => (
    <Page
      title="Contrast"
      lead="Every pair that the pieces put together. Text needs 4.5 to 1; edges and signs need 3 to 1."
    >
      <Table caption="Pairs" columns={["Pair", "By night", "On paper"]}>
        {verdicts(color, "dark").map((pair, at) => (
          <tr key={`${pair.front} ${pair.back} ${pair.use}`}>
            <th scope="row">
              <code>
                {pair.front} on {pair.back}
              </code>
            </th>
            <Reached pair={pair} theme="dark" />
            <Reached pair={{ ...pair, ...verdicts(color, "light")[at] }} theme="light" />
          </tr>
        ))}
      </Table>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row").length).toBeGreaterThan(30);
    await expect(canvas.queryByText(/too low/)).not.toBeInTheDocument();
  },
});

const length = (inlineSize: string) => ({ inlineSize: `min(100%, ${inlineSize})`, blockSize: "1.25rem" });

/** Eight steps, from the gap in a button to the breath between two sections; radii, shadows and the focus ring. */
export const Space = meta.story({
  render: () => (
    <Page
      title="Space"
      lead="Steps grow with the visitor’s text, but never take more than their share of a narrow screen."
    >
      {table("Steps", space, "--space-", length)}
      {table("Page", space, "--page", length)}
      {table("Gutter", space, "--gutter", length)}
      {table("Target", space, "--target", length)}
      {table("Radii", space, "--radius-", (borderRadius) => ({ borderRadius }))}
      {table("Shadows", space, "--shadow-", (boxShadow) => ({ boxShadow }))}
      {table("Focus ring", space, "--ring-", () => ({
        outline: "var(--ring-width) solid var(--color-focus)",
        outlineOffset: "var(--ring-offset)",
      }))}
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-token='--target']")?.clientWidth).toBe(48);
  },
});

/** Fluid between 360 and 1280 px wide; body never under 17 px. */
export const Type = meta.story({
  render: () => (
    <Page
      title="Type"
      lead="Bricolage Grotesque speaks, Atkinson Hyperlegible Next explains; nothing jumps when they arrive."
    >
      {table(
        "Sizes",
        type,
        "--text-",
        (fontSize) => ({ fontSize, lineHeight: 1.2, whiteSpace: "nowrap" }),
        "Größe zählt",
      )}
      {table(
        "Families",
        type,
        "--font-",
        (fontFamily) => ({ fontFamily, fontSize: "var(--text-title-s)" }),
        "„Straße“ ÄÖÜ äöü ß 0123 €",
      )}
      {table(
        "Weights",
        type,
        "--weight-",
        (fontWeight) => ({ fontWeight }),
        "Menschen zuerst, dann Maschinen",
      )}
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const body = canvasElement.querySelector("[data-token='--text-body']");
    await expect(Number.parseFloat(body ? getComputedStyle(body).fontSize : "0")).toBeGreaterThanOrEqual(17);
  },
});

const speaking = () => 0.55 + 0.45 * Math.sin(performance.now() / 420);

const moving = (duration: string, easing: string): CSSProperties => ({
  background: "var(--color-accent)",
  transition: `translate ${duration} ${easing}`,
});

/** How long things move, and how: point at a row to see it. */
export const Motion = meta.story({
  render: () => (
    <Page title="Motion" lead="120 to 400 milliseconds, easing out. Point at a row: its block moves so.">
      {table("Durations", motion, "--duration-", (time) => moving(time, "var(--ease-out)"))}
      {table("Easing", motion, "--ease-", (easing) => moving("var(--duration-slow)", easing))}
    </Page>
  ),
});

/** What moves by itself, standing still: each thing has a picture that still says what it is. */
export const StandingStill = meta.story({
  globals: { motion: "still" },
  render: () => (
    <Page title="Standing still" lead="One switch stops everything that goes on by itself.">
      <p style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2.5rem" }}>
        <Spinner />
        <TypingDots />
        <LevelBars level={speaking} live />
      </p>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const running = canvasElement
      .getAnimations({ subtree: true })
      .filter((each) => each.playState === "running");
    await expect(running).toEqual([]);
  },
});

/** What lies over what, from the river to the skip link. A piece takes a name from this list. */
export const Layers = meta.story({
  render: () => (
    <Page title="Layers" lead="In the style sheets the order of the cascade layers decides.">
      {table("Stacking order", layers, "--layer-", (zIndex) => length(`calc(2rem + ${zIndex} * 0.25rem)`))}
    </Page>
  ),
  play: async () => {
    const heights = tokensOf(layers, "--layer-").map(({ value }) => Number(value));
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  },
});
