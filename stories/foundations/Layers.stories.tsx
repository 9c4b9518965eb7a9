import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import css from "../../src/ui/tokens/layers.css?raw";
import { Page, TokenTable } from "./Page.tsx";
import { tokensOf } from "./tokens.ts";

const meta = preview.meta({
  title: "Foundations/Layers",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
});

/** What lies over what. A piece takes a name from this list; a number of its own is a quarrel to come. */
export const Order = meta.story({
  render: () => (
    <Page
      title="Layers"
      lead={
        <p>
          What lies over what, from the river to the skip link. In the style sheets the order of the cascade
          layers decides: reset, tokens, ui, features, app.
        </p>
      }
    >
      <TokenTable
        caption="Stacking order"
        tokens={tokensOf(css, "--layer-")}
        sample={({ value }) => (
          <div
            style={{
              inlineSize: `calc(2rem + ${Number(value) / 4} * 1rem)`,
              blockSize: "1.25rem",
              borderRadius: "var(--radius-s)",
              background: "var(--color-raised)",
              border: "1.5px solid var(--color-line-strong)",
            }}
          />
        )}
      />
    </Page>
  ),
  play: async () => {
    const heights = tokensOf(css, "--layer-").map(({ value }) => Number(value));
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  },
});
