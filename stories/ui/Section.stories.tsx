import { expect } from "storybook/test";
import { Heading } from "#ui/heading/Heading.tsx";
import { Prose } from "#ui/prose/Prose.tsx";
import { Section } from "#ui/section/Section.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/Section",
  component: Section,
  parameters: { layout: "fullscreen" },
  args: {
    id: "challenges",
    labelledBy: "challenges-title",
    children: (
      <>
        <Heading level={2} id="challenges-title">
          Drei Dinge, die liegen bleiben
        </Heading>
        <Prose style={{ marginBlockStart: "1rem" }}>
          <p>Jede Woche gehen Stunden in Arbeit, die niemand gern tut und die niemandem auffällt.</p>
        </Prose>
      </>
    ),
  },
});

export const Page = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Drei Dinge, die liegen bleiben" })).toHaveAttribute(
      "id",
      "challenges",
    );
  },
});

export const OnWater = meta.story({ args: { ground: "water", space: "medium" } });
