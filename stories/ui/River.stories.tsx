import { expect } from "storybook/test";
import { Heading } from "#ui/heading/Heading.tsx";
import { River } from "#ui/river/River.tsx";
import { Section } from "#ui/section/Section.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/River",
  component: River,
  parameters: { layout: "fullscreen" },
  args: { drawn: true, from: "end", side: "start" },
  decorators: [
    (Story) => (
      <>
        <Section behind={<River side="end" />}>
          <Heading level={2}>Was jede Woche liegen bleibt</Heading>
        </Section>
        <Section ground="water" behind={<Story />}>
          <Heading level={2}>Drei Aufgaben, die Sie abgeben können</Heading>
        </Section>
        <Section behind={<River from="start" straight side="start" last drawn />}>
          <Heading level={2}>In drei Schritten zum Start</Heading>
        </Section>
      </>
    ),
  ],
});

/** It crosses the page where the ground changes, and then goes on along one side. Nobody hears of it. */
export const Across = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("heading")).toHaveLength(3);
    await expect(canvasElement.querySelectorAll("svg:not([aria-hidden])")).toHaveLength(0);
  },
});

/** As a document has it: nothing but the runs. */
export const NotDrawnYet = meta.story({ args: { drawn: false } });
