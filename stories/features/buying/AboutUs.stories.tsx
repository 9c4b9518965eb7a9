import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { AboutUs } from "#features/buying/AboutUs.tsx";
import { buyingCopy } from "#features/buying/buying.copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { plain } from "../../support/plain.ts";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/buying/AboutUs",
  component: AboutUs,
  args: { facts: site, sample: true },
});

/** "About us" leads to where it says who that is, with each person's direct line. */
export const Complete = meta.story({
  tags: ["ROUTE-04"],
  play: async ({ args, canvas, canvasElement, globals }) => {
    const { company, sample } = wordsOf(buyingCopy, globals);
    await expect(canvas.getByRole("region", { name: company.title })).toHaveAttribute("id", "about");
    const { brand, town, since, team } = args.facts;
    const about = canvas.getByText(plain(company.about(brand, town, since, team.size)), { exact: false });
    await expect(about).toHaveTextContent(sample);
    // The assistant and older links name this anchor.
    const readers = canvasElement.querySelector("#company");
    await expect(readers).toHaveTextContent(plain(company.readers));
    for (const { phone } of team.people) {
      await expect(canvas.getByRole("link", { name: phone.shown })).toHaveAttribute("href", phone.href);
    }
  },
});

export const RealPeople = meta.story({
  args: { sample: false },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByText(wordsOf(buyingCopy, globals).sample)).toBeNull();
  },
});
