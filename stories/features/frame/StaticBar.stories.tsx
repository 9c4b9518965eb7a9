import { expect } from "storybook/test";
import { frameCopy } from "#features/frame/frame.copy.ts";
import { StaticBar } from "#features/frame/StaticBar.tsx";
import { defaultLanguage, useLanguage } from "#shared/copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

/** The bar where no app runs: legal documents, and addresses that lead nowhere. */
const meta = preview.meta({
  title: "features/frame/StaticBar",
  component: StaticBar,
  parameters: { layout: "fullscreen" },
  argTypes: { language: { control: false } },
  args: { language: defaultLanguage, brand: "Mainlicht", homeHref: "/", otherHref: "/en/", theme: "Ansicht" },
  render: function InLanguage(args) {
    return <StaticBar {...args} language={useLanguage().language} />;
  },
});

/** Every way is a link to the home document, or to the pair of this one. The theme's switch alone needs a script. */
export const Links = meta.story({
  tags: ["TOP-01", "TOP-02", "TOP-03"],
  play: async ({ args, canvas, globals }) => {
    const words = wordsOf(frameCopy, globals);
    const { call, homeName, links, other } = words;
    const ways = [
      { name: `Mainlicht, ${homeName}`, href: "/" },
      ...links.map(({ label, href }) => ({ name: label, href: `/${href}` })),
      { name: other.name, href: "/en/" },
      { name: call, href: "/#contact" },
    ];
    for (const { name, href } of ways) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    // On a phone there is no room for it, as on the home view.
    await expect(canvas.queryAllByRole("button", { name: args.theme })).toHaveLength(
      innerWidth < 768 ? 0 : 1,
    );
  },
});
