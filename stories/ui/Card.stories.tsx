import { expect, fn } from "storybook/test";
import { Card } from "#ui/card/Card.tsx";
import { Heading } from "#ui/heading/Heading.tsx";
import preview from "../../.storybook/preview.tsx";
import { Say, sayIn } from "../support/speech.tsx";
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
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals);
    await expect(canvas.getByRole("article")).toHaveTextContent(say("Rechnungseingang"));
  },
});

/** A whole card to press: one button, one name. */
export const AsButton = meta.story({
  args: { asChild: true },
  render: ({ onClick, ...args }) => (
    <Card {...args}>
      <button type="button" onClick={fn()}>
        <strong>
          <Say>Sprechen</Say>
        </strong>
        <br />
        <Say>Am Telefon, sofort</Say>
      </button>
    </Card>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: new RegExp(say("Sprechen")) })).toHaveFocus();
  },
});

export const EveryState = meta.story({
  decorators: [inEveryState],
  args: { asChild: true },
  render: ({ onClick, ...args }) => (
    <Card {...args}>
      <button type="button" onClick={fn()}>
        <strong>
          <Say>Schreiben</Say>
        </strong>
        <br />
        <Say>Antwort in Sekunden</Say>
      </button>
    </Card>
  ),
});
