import { expect } from "storybook/test";
import { site } from "#app/site.ts";
import { HeroForm } from "#features/hero/HeroForm.tsx";
import { HeroView } from "#features/hero/HeroView.tsx";
import { idle } from "#features/hero/hero.machine.ts";
import { NightExample } from "#features/hero/night/NightExample.tsx";
import { nightCopy } from "#features/hero/night/night.copy.ts";
import { RiverScene } from "#features/hero/scene/RiverScene.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

const nothing = () => undefined;

/** One question of the night with its answer, marked as an example: on the water, beside the words. */
const meta = preview.meta({
  title: "features/hero/NightExample",
  component: NightExample,
  parameters: { layout: "fullscreen" },
  render: () => (
    <HeroView
      facts={site}
      scene={
        <>
          <RiverScene mode="still" />
          <NightExample />
        </>
      }
    >
      <HeroForm state={idle} onEdit={nothing} onSubmit={nothing} onCancel={nothing} />
    </HeroView>
  ),
});

export const Answered = meta.story({
  tags: ["HERO-02"],
  play: async ({ canvas, globals }) => {
    const { example, lines } = wordsOf(nightCopy, globals);
    const items = canvas.getAllByRole("listitem");
    await expect(items.map((item) => item.textContent)).toEqual(
      lines.map(({ time, text }) => `${time} ${text}`),
    );
    await expect(canvas.getByText(example)).toBeInTheDocument();
  },
});
