import { expect, fn } from "storybook/test";
import { Card } from "#ui/card/Card.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import preview from "../../.storybook/preview.tsx";
import { inEveryState } from "./support/States.tsx";

const content = (
  <>
    <Heading level={3} size="s">
      Rechnungseingang
    </Heading>
    <p>Von der E-Mail bis zur Buchung, mit Freigabe durch einen Menschen.</p>
  </>
);

const meta = preview.meta({ title: "ui/Card", component: Card, args: { children: content } });

export const Surface = meta.story();

export const Raised = meta.story({ args: { tone: "raised" } });

export const Outline = meta.story({ args: { tone: "outline" } });

export const Small = meta.story({ args: { space: "small" } });

/** Gives its looks to what it stands for: here an article. */
export const AsArticle = meta.story({
  tags: ["no-picture"],
  args: { asChild: true, children: <article>{content}</article> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toHaveTextContent("Rechnungseingang");
  },
});

export const EveryState = meta.story({
  decorators: [inEveryState],
  args: { asChild: true },
  render: ({ onClick, ...args }) => (
    <Card {...args}>
      <button type="button" onClick={fn()}>
        <strong>Schreiben</strong>
        <br />
        Antwort in Sekunden
      </button>
    </Card>
  ),
});
