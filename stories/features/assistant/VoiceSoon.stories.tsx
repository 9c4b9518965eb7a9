import { expect, fn } from "storybook/test";
import { VoiceSoon } from "#features/assistant/VoiceSoon.tsx";
import { voiceSoonCopy } from "#features/assistant/voice-soon.copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";
import { contactHref } from "./assistant.fixtures.tsx";

const meta = preview.meta({
  title: "features/assistant/VoiceSoon",
  component: VoiceSoon,
  args: { contactHref, onWrite: fn(), onContact: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "24rem", background: "var(--color-surface)" }}>
        <Story />
      </div>
    ),
  ],
});

/** Not there yet, and said so; the visitor is not left standing. */
export const NotYet = meta.story({
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(voiceSoonCopy, globals);
    await userEvent.click(canvas.getByRole("button", { name: words.write }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: words.contact })).toHaveAttribute("href", contactHref);
  },
});
