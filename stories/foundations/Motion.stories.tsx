import { useState } from "react";
import { expect } from "storybook/test";
import { Button } from "#ui/button/Button.tsx";
import { LevelBars } from "#ui/level-bars/LevelBars.tsx";
import { Spinner } from "#ui/spinner/Spinner.tsx";
import { TypingDots } from "#ui/typing-dots/TypingDots.tsx";
import preview from "../../.storybook/preview.tsx";
import css from "../../src/ui/tokens/motion.css?raw";
import { Page, TokenTable } from "./Page.tsx";
import { tokensOf } from "./tokens.ts";

const meta = preview.meta({
  title: "Foundations/Motion",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
});

const speaking = () => 0.55 + 0.45 * Math.sin(performance.now() / 420);

function Durations() {
  const [there, setThere] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setThere(!there)}>
        Move the lights
      </Button>
      <TokenTable
        caption="Durations"
        tokens={tokensOf(css, "--duration-")}
        sample={({ name }) => (
          <div
            style={{
              inlineSize: "1.25rem",
              blockSize: "1.25rem",
              borderRadius: "50%",
              background: "var(--color-accent)",
              transform: there ? "translateX(10rem)" : "none",
              transition: `transform var(${name}) var(--ease-out)`,
            }}
          />
        )}
      />
    </>
  );
}

function Moving() {
  return (
    <p style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2.5rem" }}>
      <Spinner />
      <TypingDots />
      <LevelBars level={speaking} live />
    </p>
  );
}

const lead = (
  <p>
    120 to 400 milliseconds, easing out, by transform and opacity alone. One switch stops everything that goes
    on by itself: the visitor’s system, the page’s own control, the toolbar of this book.
  </p>
);

/** With the toolbar's motion on "full". */
export const Full = meta.story({
  render: () => (
    <Page title="Motion" lead={lead}>
      <Durations />
      <Moving />
    </Page>
  ),
});

/** The same page, standing still: each moving thing has a picture that still says what it is. */
export const Still = meta.story({
  globals: { motion: "still" },
  render: () => (
    <Page title="Motion, still" lead={lead}>
      <Durations />
      <Moving />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const running = canvasElement
      .getAnimations({ subtree: true })
      .filter((each) => each.playState === "running");
    await expect(running).toEqual([]);
  },
});
