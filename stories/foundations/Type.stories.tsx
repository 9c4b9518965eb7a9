import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import css from "../../src/ui/tokens/type.css?raw";
import { Page, TokenTable } from "./Page.tsx";
import { type Token, tokensOf } from "./tokens.ts";

const meta = preview.meta({
  title: "Foundations/Type",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
});

const isTitle = ({ name }: Token) => name.includes("title");

/** Fluid between 360 and 1280 px wide; body never under 17 px. */
export const Scale = meta.story({
  render: () => (
    <Page
      title="Type"
      lead={
        <p>
          Bricolage Grotesque speaks, Atkinson Hyperlegible Next explains. Both are served by the site itself;
          their fallbacks have the same measures, so nothing jumps when they arrive.
        </p>
      }
    >
      <TokenTable
        caption="Sizes"
        tokens={tokensOf(css, "--text-").toReversed()}
        sample={(token) => (
          <span
            style={{
              fontSize: `var(${token.name})`,
              fontFamily: isTitle(token) ? "var(--font-heading)" : "var(--font-text)",
              fontWeight: isTitle(token) ? "var(--weight-title)" : "var(--weight-text)",
              letterSpacing: isTitle(token) ? "var(--tracking-title)" : "normal",
              lineHeight: 1.2,
              whiteSpace: "nowrap",
            }}
          >
            Größe zählt
          </span>
        )}
      />
      <TokenTable
        caption="Families"
        tokens={tokensOf(css, "--font-")}
        sample={(token) => (
          <span style={{ fontFamily: `var(${token.name})`, fontSize: "var(--text-title-s)" }}>
            „Straße“ ÄÖÜ äöü ß 0123 €
          </span>
        )}
      />
      <TokenTable
        caption="Weights"
        tokens={tokensOf(css, "--weight-")}
        sample={(token) => (
          <span style={{ fontWeight: `var(${token.name})` }}>Menschen zuerst, dann Maschinen</span>
        )}
      />
      <TokenTable
        caption="Measure"
        tokens={tokensOf(css, "--measure")}
        sample={() => (
          <p style={{ inlineSize: "var(--measure)" }}>
            Eine Zeile ist so lang, dass das Auge den Anfang der nächsten findet, ohne zu suchen, und so kurz,
            dass es gern dorthin geht.
          </p>
        )}
      />
    </Page>
  ),
  play: async ({ canvas }) => {
    const body = canvas.getAllByText("Größe zählt").find((sample) => sample.style.fontSize.includes("body"));
    await expect(Number.parseFloat(body ? getComputedStyle(body).fontSize : "0")).toBeGreaterThanOrEqual(17);
  },
});
