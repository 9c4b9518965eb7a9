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

/** A whole card to press: one button, one name. */
export const AsButton = meta.story({
  args: { asChild: true },
  render: ({ onClick, ...args }) => (
    <Card {...args}>
      <button type="button" onClick={fn()}>
        <strong>Sprechen</strong>
        <br />
        Am Telefon, sofort
      </button>
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Sprechen/ })).toHaveFocus();
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
