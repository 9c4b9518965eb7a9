import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { Readers } from "#features/buying/Readers.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "features/buying/Readers",
  component: Readers,
  args: { facts: site },
});

/** Who reads it, by name. */
export const Complete = meta.story({
  play: async ({ args, canvas }) => {
    for (const { name } of args.facts.team.people) await expect(canvas.getByText(name)).toBeVisible();
  },
});
