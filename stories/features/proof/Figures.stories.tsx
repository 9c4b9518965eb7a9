import { expect } from "storybook/test";
import { Figures } from "#features/proof/Figures.tsx";
import { figureIds, proofCopy } from "#features/proof/proof.copy.ts";
import { defaultLanguage, useLanguage } from "#shared/copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

const hrefs = {
  visit: "/datenschutz/",
  access: "/barrierefreiheit/",
  deletion: "/datenschutz/#6",
};

const meta = preview.meta({
  title: "features/proof/Figures",
  component: Figures,
  args: { language: defaultLanguage, requestDays: 180, hrefs },
  argTypes: { language: { control: false } },
  render: function InLanguage(args) {
    return <Figures {...args} language={useLanguage().language} />;
  },
});

/** Each figure stands with its own evidence, which leads to where it can be checked. */
export const WithEvidence = meta.story({
  tags: ["heard-de", "also-de-360"],
  play: async ({ args, canvas, globals }) => {
    const words = wordsOf(proofCopy, globals).figures(180);
    const items = canvas.getAllByRole("listitem");
    await expect(items).toHaveLength(figureIds.length);
    for (const [place, id] of figureIds.entries()) {
      await expect(items[place]).toHaveTextContent(words[id].figure.replaceAll("\u00a0", " "));
      const evidence = canvas.getByRole("link", { name: words[id].link });
      await expect(items[place]).toContainElement(evidence);
      await expect(evidence).toHaveAttribute("href", args.hrefs[id]);
    }
  },
});
