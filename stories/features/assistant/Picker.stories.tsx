import { expect, fn } from "storybook/test";
import { assistantCopy } from "#features/assistant/assistant.copy.ts";
import { Picker } from "#features/assistant/Picker.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";
import { contactHref, persona } from "./assistant.fixtures.tsx";

/** The choice that every opening begins with. */
const meta = preview.meta({
  title: "features/assistant/Picker",
  component: Picker,
  args: {
    persona,
    cameFrom: null,
    contactHref,
    onChoose: fn(),
    onConsider: fn(),
    onContact: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", maxInlineSize: "24rem", background: "var(--color-surface)" }}>
        <Story />
      </div>
    ),
  ],
});

/** The exact words, in the language of the page; what it is stands there before anybody chooses. */
export const Choosing = meta.story({
  tags: ["WID-02"],
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(assistantCopy, globals);
    const german = globals["language"] === "de";
    const heading = canvas.getByRole("heading", { name: german ? "Hallo! Ich bin Lumi" : "Hi! I'm Lumi" });
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText(words.noticeMore)).toBeVisible();
    const write = german ? "SCHREIBEN Schreib mit mir" : "WRITE Type with me";
    const speak = german ? "SPRECHEN Sprich mit mir" : "SPEAK Talk with me";
    await userEvent.click(canvas.getByRole("button", { name: write }));
    await expect(args.onConsider).toHaveBeenCalledWith("text");
    await expect(args.onChoose).toHaveBeenLastCalledWith("text");
    await userEvent.click(canvas.getByRole("button", { name: speak }));
    await expect(args.onChoose).toHaveBeenLastCalledWith("voice");
  },
});

export const BackFromWriting = meta.story({
  args: { cameFrom: "text" },
  play: async ({ canvas, globals }) => {
    const { title } = wordsOf(assistantCopy, globals).choices.text;
    await expect(canvas.getByRole("button", { name: new RegExp(title) })).toHaveFocus();
  },
});

export const BackFromSpeaking = meta.story({
  args: { cameFrom: "voice" },
  play: async ({ canvas, globals }) => {
    const { title } = wordsOf(assistantCopy, globals).choices.voice;
    await expect(canvas.getByRole("button", { name: new RegExp(title) })).toHaveFocus();
  },
});
