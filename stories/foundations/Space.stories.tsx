import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import css from "../../src/ui/tokens/space.css?raw";
import { Page, TokenTable } from "./Page.tsx";
import { tokensOf } from "./tokens.ts";

const meta = preview.meta({
  title: "Foundations/Space",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
});

const block = { inlineSize: "7rem", blockSize: "4rem", background: "var(--color-raised)" };

/** Eight steps, from the gap in a button to the breath between two sections. */
export const Steps = meta.story({
  render: () => (
    <Page
      title="Space"
      lead={
        <p>
          Eight steps. They grow with the visitor’s text, but never take more than their share of a narrow
          screen.
        </p>
      }
    >
      <TokenTable
        caption="Steps"
        tokens={tokensOf(css, "--space-")}
        sample={({ name }) => (
          <div
            style={{ inlineSize: `var(${name})`, blockSize: "1.25rem", background: "var(--color-accent)" }}
          />
        )}
      />
      <TokenTable
        caption="Page, gutter and target"
        tokens={[...tokensOf(css, "--page"), ...tokensOf(css, "--gutter"), ...tokensOf(css, "--target")]}
        sample={({ name }) => (
          <div
            data-token={name}
            style={{
              inlineSize: `min(100%, var(${name}))`,
              blockSize: "1.25rem",
              background: "var(--color-good)",
            }}
          />
        )}
      />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const target = canvasElement.querySelector("[data-token='--target']");
    await expect(target?.clientWidth).toBe(48);
  },
});

/** Small for what is pressed, large for what lies. */
export const Radius = meta.story({
  render: () => (
    <Page
      title="Radius"
      lead={<p>Small for what is pressed, medium for fields, large for what lies on the page.</p>}
    >
      <TokenTable
        caption="Radii"
        tokens={tokensOf(css, "--radius-")}
        sample={({ name }) => (
          <div
            style={{ ...block, border: "1.5px solid var(--color-line-strong)", borderRadius: `var(${name})` }}
          />
        )}
      />
    </Page>
  ),
});

/** Two heights, no more: what is raised, and what lies over everything. */
export const Shadow = meta.story({
  render: () => (
    <Page
      title="Shadow"
      lead={<p>Two heights: what is raised from the page, and what lies over everything.</p>}
    >
      <TokenTable
        caption="Shadows"
        tokens={tokensOf(css, "--shadow-")}
        sample={({ name }) => (
          <div style={{ paddingBlock: "1rem 2.5rem" }}>
            <div style={{ ...block, borderRadius: "var(--radius-m)", boxShadow: `var(${name})` }} />
          </div>
        )}
      />
      <TokenTable
        caption="Focus ring"
        tokens={tokensOf(css, "--ring-")}
        sample={() => (
          <div
            style={{
              ...block,
              borderRadius: "var(--radius-m)",
              outline: "var(--ring-width) solid var(--color-focus)",
              outlineOffset: "var(--ring-offset)",
            }}
          />
        )}
      />
    </Page>
  ),
});
