import { startStages } from "@mainlicht/voice/call";
import { useMemo } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { VoiceSection } from "#features/voice/VoiceSection.tsx";
import { createVoiceController } from "#features/voice/voice.controller.ts";
import { voiceCopy } from "#features/voice/voice.copy.ts";
import { createVoiceLog } from "#features/voice/voice.log.ts";
import { systemClock } from "#shared/clock.ts";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";
import { abilities, politeCall, scriptedVoice, type VoiceScript } from "./scripted-voice.ts";
import { contactHref, inPanel, persona, policyLink } from "./voice.fixtures.tsx";

const nothing = () => undefined;
const onBack = fn();

function Scripted({ script, debug }: { script: VoiceScript; debug: boolean }) {
  const { controller, log, port } = useMemo(() => {
    const voice = scriptedVoice(systemClock, script);
    const made = createVoiceLog();
    const calls = createVoiceController({
      port: voice,
      clock: systemClock,
      log: made.add,
    });
    return { port: voice, log: made, controller: calls };
  }, [script]);
  return (
    <VoiceSection
      controller={controller}
      findAbilities={port.findAbilities}
      persona={persona}
      provider={port.provider}
      addRecognition={null}
      withoutMicrophone={port.withoutMicrophone}
      policyLink={policyLink}
      contactHref={contactHref}
      onBack={onBack}
      onBuiltIn={null}
      onWrite={nothing}
      onContact={nothing}
      onCopy={async () => true}
      log={debug ? log : null}
    />
  );
}

const stages = startStages.flatMap((stage, index) => [
  { afterMs: 8 * index, event: { type: "stage", stage, status: "started" } as const },
  { afterMs: 8 * index + 6, event: { type: "stage", stage, status: "completed" } as const },
]);
const begins: VoiceScript = {
  ...politeCall,
  steps: [
    { afterMs: 2, event: { type: "microphoneAsked" } },
    { afterMs: 5, event: { type: "microphoneOpened" } },
    ...stages,
    { afterMs: 85, event: { type: "reported", name: "call-start-success", detail: "stages: 10" } },
    { afterMs: 90, event: { type: "listening", abilities } },
    { afterMs: 100, event: { type: "speaking", on: true } },
  ],
};

const refused: VoiceScript = {
  steps: [
    ...stages.slice(0, 2),
    { afterMs: 16, event: { type: "stage", stage: "mobile-permissions", status: "started" } },
    {
      afterMs: 18,
      event: { type: "stage", stage: "mobile-permissions", status: "failed", detail: "micBlocked" },
    },
    { afterMs: 20, event: { type: "ended", failure: "micBlocked" } },
  ],
};

/** A whole call with a scripted client. The "Voice call" panel below shows its stages and events. */
const meta = preview.meta({
  title: "features/voice/VoiceSection",
  component: Scripted,
  subcomponents: { VoiceSection },
  decorators: [inPanel],
  args: { script: begins, debug: false },
});

export const WholeCall = meta.story({
  tags: ["also-motion", "VOICE-02", "VOICE-03", "VOICE-04", "VOICE-06"],
  play: async ({ canvas, globals, step, userEvent }) => {
    const words = wordsOf(voiceCopy, globals);
    const status = canvas.getByRole("status");
    await step("The call begins", async () => {
      await userEvent.click(canvas.getByRole("button", { name: words.start }));
      await waitFor(() => expect(status).toHaveTextContent(words.status.speaks(persona)));
      // The button that was pressed no longer does anything.
      await waitFor(() => expect(canvas.getByRole("button", { name: words.mute })).toHaveFocus());
    });
    await step("It is ended, and the next can begin", async () => {
      await userEvent.click(canvas.getByRole("button", { name: words.end }));
      await expect(status).toHaveTextContent(words.status.ended);
      await waitFor(() => expect(status).toHaveTextContent(words.status.ready));
    });
  },
});

export const FailsAndStaysReadable = meta.story({
  tags: ["also-motion", "VOICE-04"],
  args: { script: refused },
  play: async ({ canvas, globals, step, userEvent }) => {
    const words = wordsOf(voiceCopy, globals);
    await step("The microphone is refused", async () => {
      await userEvent.click(canvas.getByRole("button", { name: words.start }));
      const alert = await canvas.findByRole("alert");
      await expect(alert).toHaveTextContent(words.failures.micBlocked.title);
    });
    await step("Once more, at once", async () => {
      const again = canvas.getByRole("button", { name: words.ways.again });
      // At once, while the end is still shown; the focus stays where the call can be called off.
      await userEvent.click(again);
      await waitFor(() => expect(canvas.getByRole("button", { name: words.start })).toHaveFocus());
      await expect(await canvas.findByRole("alert")).toHaveTextContent(words.failures.micBlocked.title);
    });
  },
});

/** `?debug=voice`: every stage and event as it comes, for those who build and support this. */
export const UnderTheBonnet = meta.story({
  // It shows the time of day.
  tags: ["also-motion", "VOICE-11", "VOICE-12", "no-picture"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { debug: true },
  play: async ({ canvas, globals, userEvent }) => {
    const words = wordsOf(voiceCopy, globals);
    await expect(canvas.getByText(words.logEmpty)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: words.start }));
    const log = canvas.getByRole("group", { name: words.log });
    await waitFor(() => expect(log).toHaveTextContent("listening"));
    for (const stage of startStages) await expect(log).toHaveTextContent(`${stage} completed`);
  },
});
