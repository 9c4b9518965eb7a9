import { expect } from "storybook/test";
import { VoiceLogView } from "#features/voice/VoiceLogView.tsx";
import { voiceCopy } from "#features/voice/voice.copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

/** `?debug=voice`: every stage and event as it comes, for those who build and support this. */
const meta = preview.meta({ title: "features/voice/VoiceLogView", component: VoiceLogView });

export const Empty = meta.story({
  tags: ["no-picture"],
  args: { entries: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(voiceCopy, globals).logEmpty)).toBeVisible();
  },
});

export const Stages = meta.story({
  tags: ["no-picture", "VOICE-11", "VOICE-12"],
  args: {
    entries: [
      { id: 0, at: 8, event: { type: "stage", stage: "validation", status: "completed" }, late: false },
      { id: 1, at: 2_100, event: { type: "reported", name: "call-end" }, late: true },
    ],
  },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(voiceCopy, globals);
    await expect(canvas.getByRole("group", { name: words.log })).toHaveTextContent(
      `0.008 validation completed 2.100 call-end (${words.logLate})`,
    );
  },
});
