import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { People } from "#features/buying/People.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "features/buying/People",
  component: People,
  args: { facts: site },
});

/** Who reads it, by name: beside the form. */
export const Complete = meta.story({
  play: async ({ args, canvas }) => {
    for (const { name } of args.facts.team.people) await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
});
