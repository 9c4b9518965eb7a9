import { expect, fn, waitFor } from "storybook/test";
import { assistantCopy } from "#features/assistant/assistant.copy.ts";
import { Picker } from "#features/assistant/Picker.tsx";
import { AbilitiesHint } from "#features/voice/AbilitiesHint.tsx";
import { abilitiesCopy } from "#features/voice/abilities.copy.ts";
import type { Abilities } from "#shared/call.ts";
import { languageOf } from "../../../.storybook/globals.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inBoth, spoken } from "../../support/in-both.tsx";
import { wordsOf } from "../../support/words.ts";
import { contactHref, neither, persona } from "./assistant.fixtures.tsx";

const questions = {
  de: ["Was kostet das?", "Wie lange dauert die Einrichtung?", "Wie setzen Sie die DSGVO um?"],
  en: ["How much does it cost?", "How long does the setup take?", "How do you comply with the GDPR?"],
};
const asked = inBoth(questions, (own) => ({ questions: own }));

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
    ...asked.args,
    onAsk: fn(),
    speakHint: null,
  },
  parameters: asked.parameters,
  decorators: [
    spoken,
    (Story) => (
      <div style={{ display: "flex", maxInlineSize: "24rem", background: "var(--color-surface)" }}>
        <Story />
      </div>
    ),
  ],
});

/** The exact words, in the language of the page; what it is stands there before anybody chooses. */
export const Choosing = meta.story({
  tags: ["also-de-360", "also-motion", "WID-02"],
  play: async ({ args, canvas, globals, step, userEvent }) => {
    const german = globals["language"] === "de";
    const heading = canvas.getByRole("heading", { name: german ? "Hallo! Ich bin Lumi" : "Hi! I'm Lumi" });
    await expect(heading).toHaveFocus();
    await step("A question can be asked at once", async () => {
      const [first = ""] = questions[languageOf(globals)];
      await userEvent.click(canvas.getByRole("button", { name: first }));
      await expect(args.onAsk).toHaveBeenCalledWith(first);
    });
    await step("Writing is chosen", async () => {
      const write = german ? "SCHREIBEN Schreib mit mir" : "WRITE Type with me";
      await userEvent.click(canvas.getByRole("button", { name: write }));
      await expect(args.onConsider).toHaveBeenCalledWith("text");
      await expect(args.onChoose).toHaveBeenLastCalledWith("text");
    });
    await step("Speaking is chosen", async () => {
      const speak = german ? "SPRECHEN Sprich mit mir" : "SPEAK Talk with me";
      await userEvent.click(canvas.getByRole("button", { name: speak }));
      await expect(args.onChoose).toHaveBeenLastCalledWith("voice");
    });
  },
});

export const BackFromWriting = meta.story({
  tags: ["also-motion"],
  args: { cameFrom: "text" },
  play: async ({ canvas, globals }) => {
    const { title } = wordsOf(assistantCopy, globals).choices.text;
    await expect(canvas.getByRole("button", { name: new RegExp(title) })).toHaveFocus();
  },
});

let answer = () => {};
const looking = fn(
  () =>
    new Promise<Abilities>((resolve) => {
      answer = () => resolve({ questions: "either", answers: "spoken" });
    }),
);
const speakHint = async () => () => <AbilitiesHint findAbilities={typedAndSpoken} />;
const typedAndSpoken = async () => ({ questions: "written", answers: "spoken" }) as const;

/** The browser understands no speech on the device: said before SPEAK is chosen, and with its button. */
export const SpeakingByTyping = meta.story({
  tags: ["also-motion", "WID-02"],
  args: { speakHint },
  play: async ({ canvas, globals }) => {
    const { choice } = wordsOf(abilitiesCopy, globals);
    await expect(await canvas.findByText(choice.typedAndSpoken)).toBeVisible();
    const speak = canvas.getByRole("button", {
      name: globals["language"] === "de" ? "SPRECHEN Sprich mit mir" : "SPEAK Talk with me",
    });
    await expect(speak).toHaveAccessibleDescription(choice.typedAndSpoken);
  },
});

/** Both speak. The place of the line is kept while the browser is asked: nothing below it moves. */
export const SpeakingByVoice = meta.story({
  tags: ["also-motion", "WID-02"],
  args: { speakHint: async () => () => <AbilitiesHint findAbilities={looking} /> },
  play: async ({ canvas, globals }) => {
    const below = canvas.getByRole("button", { name: questions[languageOf(globals)][0] ?? "" });
    const before = below.getBoundingClientRect().top;
    await expect(canvas.queryByText(wordsOf(abilitiesCopy, globals).choice.spoken)).toBeNull();
    await waitFor(() => expect(looking).toHaveBeenCalled());
    answer();
    await expect(await canvas.findByText(wordsOf(abilitiesCopy, globals).choice.spoken)).toBeVisible();
    await expect(below.getBoundingClientRect().top).toBe(before);
  },
});

/** The browser can neither listen nor speak: said before SPEAK is chosen, which leads to the chat. */
export const SpeakingIsMissing = meta.story({
  tags: ["heard-de", "also-motion", "WID-02"],
  args: { speakHint: neither },
  play: async ({ canvas, globals }) => {
    const { choice } = wordsOf(abilitiesCopy, globals);
    await expect(await canvas.findByText(choice.neither)).toBeVisible();
  },
});

const notArriving = () => Promise.reject(new Error("offline"));

/** The hint cannot be fetched: the choice does without it. */
export const HintDoesNotArrive = meta.story({
  tags: ["also-motion", "no-picture"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { speakHint: notArriving },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { title } = wordsOf(assistantCopy, globals).choices.voice;
    await userEvent.click(canvas.getByRole("button", { name: new RegExp(title) }));
    await expect(args.onChoose).toHaveBeenLastCalledWith("voice");
  },
});
