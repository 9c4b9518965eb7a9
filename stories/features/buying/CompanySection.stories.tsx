import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { CompanySection } from "#features/buying/CompanySection.tsx";
import preview from "../../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "features/buying/CompanySection",
  component: CompanySection,
  parameters: { layout: "fullscreen" },
  args: { facts: site },
});

/** Who answers, and each person's direct line. */
export const Complete = meta.story({
  play: async ({ args, canvas }) => {
    const { people } = args.facts.team;
    for (const { phone } of people) {
      await expect(canvas.getByRole("link", { name: phone.shown })).toHaveAttribute("href", phone.href);
    }
  },
});
