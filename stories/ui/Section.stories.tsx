import { expect } from "storybook/test";
import { Opening, Section } from "#ui/section/Section.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/Section",
  component: Section,
  parameters: { layout: "fullscreen" },
  args: {
    id: "challenges",
    labelledBy: "challenges-title",
    children: (
      <Opening
        id="challenges-title"
        title="Drei Dinge, die liegen bleiben"
        lead="Jede Woche gehen Stunden in Arbeit, die niemand gern tut und die niemandem auffällt."
      />
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
