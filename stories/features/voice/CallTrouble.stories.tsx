import { expect, fn } from "storybook/test";
import { CallView } from "#features/voice/CallView.tsx";
import { voiceCopy } from "#features/voice/voice.copy.ts";
import type { VoiceFailure } from "#features/voice/voice.port.ts";
import preview from "../../../.storybook/preview.tsx";
import { type Playing, wordsOf } from "../../support/words.ts";
import { party } from "./scripted-voice.ts";
import * as given from "./voice.fixtures.tsx";

/** Each failure in words of its own, with every alternative. */
const meta = preview.meta({
  title: "features/voice/CallTrouble",
  component: CallView,
  decorators: [given.inPanel],
  args: { ...given.common, state: given.ready },
});

function trouble(failure: VoiceFailure, ways: { again: boolean; without: boolean }) {
  return {
    args: { state: given.failed(failure) },
    play: async ({ canvas, globals }: Playing) => {
      const words = wordsOf(voiceCopy, globals);
      const { title, text } = words.failures[failure];
      await expect(canvas.getByRole("alert")).toHaveTextContent(title);
      await expect(canvas.getByRole("alert")).toHaveTextContent(text);
      await expect(canvas.getByRole("status")).toHaveTextContent(words.status.failed);
      const { again, withoutMicrophone, write, contact } = words.ways;
      await expect(canvas.queryAllByRole("button", { name: again })).toHaveLength(Number(ways.again));
      const without = canvas.queryAllByRole("button", { name: withoutMicrophone });
      await expect(without).toHaveLength(Number(ways.without));
      await expect(canvas.getByRole("button", { name: write })).toBeEnabled();
      await expect(canvas.getByRole("link", { name: contact })).toHaveAttribute("href", given.contactHref);
    },
  };
}

export const MicRefused = meta.story({
  ...trouble("micRefused", { again: true, without: true }),
  tags: ["also-de-360", "also-en-360"],
});
export const MicBlocked = meta.story(trouble("micBlocked", { again: true, without: true }));
export const MicMissing = meta.story(trouble("micMissing", { again: true, without: true }));
export const MicInUse = meta.story(trouble("micInUse", { again: true, without: true }));
export const Insecure = meta.story(trouble("insecure", { again: false, without: true }));
export const Unsupported = meta.story(trouble("unsupported", { again: false, without: true }));
export const NoTarget = meta.story(trouble("noTarget", { again: false, without: false }));
export const Network = meta.story(trouble("network", { again: true, without: false }));
export const Unauthorized = meta.story(trouble("unauthorized", { again: true, without: false }));
export const Quota = meta.story(trouble("quota", { again: true, without: false }));
export const TooMany = meta.story(trouble("tooMany", { again: true, without: false }));
export const Provider = meta.story(trouble("provider", { again: true, without: false }));
export const NotLoaded = meta.story(trouble("notLoaded", { again: true, without: false }));
export const NotJoined = meta.story(trouble("notJoined", { again: true, without: false }));
/** The provider says that it records although it was told not to. */
export const Recorded = meta.story(trouble("recorded", { again: false, without: false }));
export const Ejected = meta.story(trouble("ejected", { again: true, without: false }));
export const Outdated = meta.story(trouble("outdated", { again: true, without: false }));
export const TimedOut = meta.story(trouble("timedOut", { again: true, without: false }));
export const Stuck = meta.story(trouble("stuck", { again: false, without: false }));

/** The two seconds after a call that failed: the reason is there already, and every way on can be taken. */
export const JustFailed = meta.story({
  tags: ["heard-de", "VOICE-04"],
  args: { state: { status: "ended", failure: "network", captions: given.captions, draft: "" } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(voiceCopy, globals);
    await expect(canvas.getByRole("alert")).toHaveTextContent(words.failures.network.title);
    const again = canvas.getByRole("button", { name: words.ways.again });
    await expect(again).not.toHaveAttribute("aria-disabled", "true");
    await userEvent.click(again);
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});

/** A provider that fails: the voice that needs none is offered. */
export const BuiltInStandsBy = meta.story({
  args: { provider: party, onWithoutMicrophone: null, onBuiltIn: fn(), state: given.failed("quota") },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { ways } = wordsOf(voiceCopy, globals);
    await userEvent.click(canvas.getByRole("button", { name: ways.builtIn }));
    await expect(args.onBuiltIn).toHaveBeenCalledOnce();
  },
});

/** Each further way leads where it says. */
export const TheWaysOn = meta.story({
  args: { state: given.failed("micBlocked") },
  play: async ({ args, canvas, globals, step, userEvent }) => {
    const { ways } = wordsOf(voiceCopy, globals);
    await step("Without a microphone", async () => {
      await userEvent.click(canvas.getByRole("button", { name: ways.withoutMicrophone }));
      await expect(args.onWithoutMicrophone).toHaveBeenCalledOnce();
    });
    await step("In writing instead", async () => {
      await userEvent.click(canvas.getByRole("button", { name: ways.write }));
      await expect(args.onWrite).toHaveBeenCalledOnce();
    });
  },
});
