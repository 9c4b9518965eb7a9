import { expect } from "storybook/test";
import { Heading } from "#ui/heading/Heading.tsx";
import { River, type RiverProps } from "#ui/river/River.tsx";
import { Section } from "#ui/section/Section.tsx";
import preview from "../../.storybook/preview.tsx";

const across: RiverProps = { side: "end", drawn: true };

const meta = preview.meta({
  title: "ui/River",
  component: River,
  parameters: { layout: "fullscreen" },
  args: across,
  decorators: [
    (Story) => (
      <>
        <Section behind={<River side="start" comes="rises" drawn />}>
          <Heading level={2}>Was jede Woche liegen bleibt</Heading>
        </Section>
        <Section ground="water" behind={<Story />}>
          <Heading level={2}>Drei Aufgaben, die Sie abgeben können</Heading>
        </Section>
        <Section ground="lamp" behind={<River side="end" comes="along" last drawn />}>
          <Heading level={2}>Wer wir sind</Heading>
        </Section>
      </>
    ),
  ],
});

/** It rises at the left, crosses to the right and runs on there. Nobody hears of it, and nothing in it is pressed. */
export const Across = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("heading")).toHaveLength(3);
    await expect(canvasElement.querySelectorAll("svg:not([aria-hidden])")).toHaveLength(0);
  },
});

/** As a document has it: nothing but the runs. */
export const NotDrawnYet = meta.story({ args: { drawn: false } });
