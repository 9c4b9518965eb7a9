import { expect } from "storybook/test";
import { Heading } from "#ui/heading/Heading.tsx";
import preview from "../../.storybook/preview.tsx";
import css from "../../src/ui/tokens/color.css?raw";
import { ContrastTable } from "./ContrastTable.tsx";
import { CopyName } from "./CopyName.tsx";
import { colorTokens, type Theme } from "./contrast.ts";
import styles from "./Page.module.css";
import { Page } from "./Page.tsx";

const meta = preview.meta({
  title: "Foundations/Colour",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
});

function Roles({ theme }: { theme: Theme }) {
  return (
    <ul className={styles.swatches}>
      {[...colorTokens(css, theme)].map(([role, [lightness, chroma, hue]]) => (
        <li key={role}>
          <div className={styles.swatch} style={{ background: `var(--color-${role})` }} />
          <p className={styles.role}>
            {role} <CopyName name={`--color-${role}`} />
          </p>
          <code className={styles.value}>
            {lightness} {chroma} {hue}
          </code>
        </li>
      ))}
    </ul>
  );
}

/** Every role in the theme of the toolbar, with its OKLCH numbers. */
export const RolesOfTheTheme = meta.story({
  render: (_args, { globals }) => (
    <Page
      title="Colour"
      lead={
        <p>
          The river at night: dark ink, paper-white words, one warm lamp for action and life, and the cool
          river for data and success alone. A piece asks for a role, never for a colour.
        </p>
      }
    >
      <Heading level={2} size="s" style={{ marginBlockEnd: "1rem" }}>
        Roles, as oklch(lightness chroma hue)
      </Heading>
      <Roles theme={globals["theme"] === "light" ? "light" : "dark"} />
    </Page>
  ),
});

/** Computed from the style sheet itself. A pair under its bound also fails `tests/unit/contrast.test.ts`. */
export const Contrast = meta.story({
  render: () => (
    <Page
      title="Contrast"
      lead={
        <p>
          Every pair that the pieces put together, in both themes. Text needs 4.5 to 1; edges, rings and signs
          need 3 to 1.
        </p>
      }
    >
      <ContrastTable css={css} />
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row").length).toBeGreaterThan(30);
    await expect(canvas.queryByText("too low")).not.toBeInTheDocument();
  },
});
