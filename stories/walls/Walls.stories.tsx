import { expect } from "storybook/test";
import { languages } from "#shared/copy.ts";
import { initialGlobals } from "../../.storybook/modes.ts";
import preview from "../../.storybook/preview.tsx";
import { worldOf } from "../support/globals.ts";
import type { Playing } from "../support/words.ts";
import { proofsOf } from "./machines.ts";
import { Wall, type WallProps } from "./Wall.tsx";

/** One wall for each machine; each state in a window of its own, as a visitor has it, with its play function run. */
const meta = preview.meta({
  title: "walls/States",
  component: Wall,
  // Each state has pictures of its own.
  tags: ["!autodocs", "no-picture"],
  parameters: {
    layout: "fullscreen",
    chromatic: { disableSnapshot: true },
    // A window is judged where its story is; side by side, thirty forms would be one landmark thirty times.
    a11y: { context: { exclude: ["iframe"] } },
  },
  args: { feature: "", width: 360, height: 640, world: worldOf(initialGlobals) },
  argTypes: {
    feature: { control: false },
    world: { control: false },
    width: { control: "select", options: [320, 360, 768, 1280] },
  },
  render: (args, { globals }) => <Wall {...args} world={worldOf(globals)} />,
});

/** Every state that is proved has a window in each language. */
async function hasEveryState({ args, canvas }: Playing & { args: WallProps }) {
  const states = proofsOf(args.feature).flatMap((proof) => proof.states);
  await expect(states.length).toBeGreaterThan(0);
  for (const { name } of states) {
    for (const language of languages) {
      await expect(canvas.getAllByTitle(`${name}, ${language}`).length).toBeGreaterThan(0);
    }
  }
}

export const Assistant = meta.story({ args: { feature: "assistant" }, play: hasEveryState });
export const Chat = meta.story({ args: { feature: "chat" }, play: hasEveryState });
export const Contact = meta.story({ args: { feature: "contact", height: 900 }, play: hasEveryState });
export const Hero = meta.story({ args: { feature: "hero", height: 400 }, play: hasEveryState });
export const Privacy = meta.story({ args: { feature: "privacy", height: 760 }, play: hasEveryState });
export const Voice = meta.story({ args: { feature: "voice" }, play: hasEveryState });
