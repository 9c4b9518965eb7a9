import { expect, fn, waitFor, within } from "storybook/test";
import { abilitiesCopy } from "#features/voice/abilities.copy.ts";
import { CallView } from "#features/voice/CallView.tsx";
import { voiceCopy } from "#features/voice/voice.copy.ts";
import { languageOf } from "../../../.storybook/globals.tsx";
import preview from "../../../.storybook/preview.tsx";
import { spoken } from "../../support/in-both.tsx";
import { wordsOf } from "../../support/words.ts";
import { party } from "./scripted-voice.ts";
import * as given from "./voice.fixtures.tsx";

/** The call panel before, in and after a call. */
const meta = preview.meta({
  title: "features/voice/CallView",
  component: CallView,
  decorators: [given.inPanel, spoken],
  args: { ...given.common, state: given.ready },
});

/** Nothing has been opened or called: who speaks, that nothing is recorded, and one green button. */
export const Ready = meta.story({
  tags: ["heard-de", "also-de-360", "also-en-360", "VOICE-01", "VOICE-02"],
  play: async ({ args, canvas, globals, step, userEvent }) => {
    const words = wordsOf(voiceCopy, globals);
    await expect(canvas.getByRole("status")).toHaveTextContent(words.status.ready);
    await expect(canvas.getByText(words.before.builtIn)).toBeVisible();
    await expect(canvas.getByText(new RegExp(words.before.recording.builtIn))).toBeVisible();
    const mute = canvas.getByRole("button", { name: words.mute, description: words.muteOff });
    await expect(mute).toHaveAttribute("aria-disabled", "true");
    await step("The call is started", async () => {
      await userEvent.click(canvas.getByRole("button", { name: words.start }));
      await expect(args.onStart).toHaveBeenCalledOnce();
    });
    await step("Back, without a call", async () => {
      await userEvent.click(canvas.getByRole("button", { name: words.back }));
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
});

/** A provider is named with the hosts that the browser would call, before anything of theirs is fetched. */
export const ReadyWithProvider = meta.story({
  tags: ["VOICE-01"],
  args: { provider: party, onWithoutMicrophone: null },
  play: async ({ canvas, globals }) => {
    const { before } = wordsOf(voiceCopy, globals);
    await expect(canvas.getByText(before.provider(party.name, party.hosts.join(", ")))).toBeVisible();
    // What was sent with the start, and no more: the provider does make a transcript.
    await expect(canvas.getByText(new RegExp(before.recording.provider))).toBeVisible();
    await expect(canvas.queryByText(new RegExp(before.recording.builtIn))).toBeNull();
    await expect(canvas.getByRole("link", { name: /Datenschutzerklärung|privacy policy/ })).toBeVisible();
  },
});

/** The browser understands no speech on the device: said before anything is asked for, and nothing is. */
export const ReadyToTypeAndListen = meta.story({
  tags: ["VOICE-01"],
  args: { abilities: { questions: "written", answers: "spoken" } },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(voiceCopy, globals);
    const ways = wordsOf(abilitiesCopy, globals);
    await expect(canvas.getByText(ways.before.typedAndSpoken)).toBeVisible();
    await expect(canvas.getByText(new RegExp(ways.microphoneOff))).toBeVisible();
    await expect(canvas.queryByText(new RegExp(words.before.microphone.replace("?", "\\?")))).toBeNull();
  },
});

/** The browser could understand speech on the device: who delivers that is said before it is fetched. */
export const RecognitionToAdd = meta.story({
  tags: ["heard-de", "VOICE-01"],
  args: {
    abilities: { questions: "written", answers: "spoken", addable: true },
    onAddRecognition: fn(async () => false),
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { adding } = wordsOf(abilitiesCopy, globals);
    await expect(canvas.getByText(adding.who)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: adding.add }));
    await expect(args.onAddRecognition).toHaveBeenCalledOnce();
    await expect(await canvas.findByText(adding.failed)).toBeVisible();
  },
});

/** It understands, and has no voice. */
export const ReadyToSpeakAndRead = meta.story({
  tags: ["VOICE-01"],
  args: { abilities: { questions: "either", answers: "written" } },
  play: async ({ canvas, globals }) => {
    const { before } = wordsOf(abilitiesCopy, globals);
    await expect(canvas.getByText(before.spokenAndRead)).toBeVisible();
    await expect(canvas.getByText(new RegExp(wordsOf(voiceCopy, globals).before.microphone))).toBeVisible();
  },
});

export const AskingForMicrophone = meta.story({
  tags: ["heard-de", "VOICE-02"],
  args: { state: given.asking },
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(voiceCopy, globals);
    await expect(canvas.getByRole("status")).toHaveTextContent(words.status.microphone);
    await expect(canvas.getByRole("button", { name: words.start })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: words.cancel }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const Connecting = meta.story({
  tags: ["VOICE-02"],
  args: { state: given.connecting },
  play: async ({ canvas, globals }) => {
    const { status } = wordsOf(voiceCopy, globals);
    await expect(canvas.getByRole("status")).toHaveTextContent(status.connecting);
  },
});

/** After four seconds. */
export const ConnectingSlowly = meta.story({
  args: { state: { ...given.connecting, status: "connecting", step: "call", slow: true } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(wordsOf(voiceCopy, globals).status.slow);
  },
});

/** Bars, words, captions, mute and hang up. */
export const Listening = meta.story({
  tags: ["heard-de", "also-de-360", "also-en-360", "VOICE-01", "VOICE-05", "VOICE-06"],
  ...given.during(({ captions }) => given.inCall({ captions })),
  play: async ({ args, canvas, globals, step, userEvent }) => {
    const words = wordsOf(voiceCopy, globals);
    await expect(canvas.getByRole("status")).toHaveTextContent(words.status.listens(given.persona));
    const log = canvas.getByRole("group", { name: words.captions });
    await expect(within(log).getAllByRole("listitem")).toHaveLength(3);
    await step("What was said last is heard again", async () => {
      await userEvent.click(canvas.getByRole("button", { name: words.speech.repeat }));
      await expect(args.onSteer).toHaveBeenLastCalledWith("repeat");
    });
    await step("The microphone is muted", async () => {
      await userEvent.click(canvas.getByRole("button", { name: words.mute }));
      await expect(args.onMute).toHaveBeenCalledOnce();
    });
    await step("The call is ended", async () => {
      await userEvent.click(canvas.getByRole("button", { name: words.end }));
      await expect(args.onEnd).toHaveBeenCalledOnce();
    });
  },
});

/** What is said can be cut short, heard again, and heard at another pace. */
export const AssistantSpeaks = meta.story({
  tags: ["also-de-360", "also-en-360", "VOICE-10"],
  ...given.during(({ captions }) => given.inCall({ captions, assistant: given.voice({ speaking: true }) })),
  play: async ({ args, canvas, globals, step, userEvent }) => {
    const { speech, status } = wordsOf(voiceCopy, globals);
    await expect(canvas.getByText(status.speaks(given.persona))).toBeVisible();
    await step("It is cut short", async () => {
      await userEvent.click(canvas.getByRole("button", { name: speech.stop }));
      await expect(args.onSteer).toHaveBeenLastCalledWith("stop");
    });
    await step("It speaks faster from now on", async () => {
      await userEvent.click(canvas.getByRole("button", { name: speech.pace(1) }));
      await expect(args.onSteer).toHaveBeenLastCalledWith(1.25);
    });
  },
});

export const Muted = meta.story({
  tags: ["VOICE-05"],
  ...given.during(({ captions }) => given.inCall({ captions, visitor: given.speakingInto("muted") })),
  play: async ({ canvas, globals }) => {
    const words = wordsOf(voiceCopy, globals);
    await expect(canvas.getByRole("status")).toHaveTextContent(words.status.muted);
    // The label says it; said a second time as "pressed", it would mean the opposite.
    await expect(canvas.getByRole("button", { name: words.unmute })).not.toHaveAttribute("aria-pressed");
  },
});

/** The microphone is open and gives nothing at all. */
export const Unheard = meta.story({
  ...given.during(({ captions }) =>
    given.inCall({ visitor: given.speakingInto("unheard"), captions: captions.slice(0, 1) }),
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(wordsOf(voiceCopy, globals).unheard.title);
  },
});

export const SoundBlocked = meta.story({
  tags: ["heard-de"],
  args: { state: given.inCall({ assistant: given.voice({ blocked: true }), captions: [] }) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(wordsOf(voiceCopy, globals).soundBlocked);
  },
});

/** The browser understands no speech on the device: questions are tapped or typed, and answered aloud. */
export const TypingAndListening = meta.story({
  tags: ["heard-de"],
  ...given.during(({ text, captions }) =>
    given.inCall({
      visitor: { questions: "written" },
      offers: text.offers,
      captions: captions.slice(0, 1),
      draft: text.typed,
    }),
  ),
  play: async ({ args, canvas, globals, step, userEvent }) => {
    const words = wordsOf(voiceCopy, globals);
    await expect(canvas.getByText(words.noMicrophone)).toBeVisible();
    const mute = canvas.getByRole("button", { name: words.mute, description: words.muteNone });
    await expect(mute).toHaveAttribute("aria-disabled", "true");
    await step("A question is tapped", async () => {
      const { cost } = given.texts[languageOf(globals)];
      await userEvent.click(canvas.getByRole("button", { name: cost }));
      await expect(args.onAsk).toHaveBeenLastCalledWith(cost);
      // The button goes, not the focus.
      await expect(canvas.getByRole("group", { name: words.captions })).toHaveFocus();
    });
    await step("A question is typed", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: words.field }), "!{Enter}");
      const { typed } = given.texts[languageOf(globals)];
      await expect(args.onType).toHaveBeenLastCalledWith(`${typed}!`);
      await expect(args.onAsk).toHaveBeenLastCalledWith(typed);
    });
  },
});

/** Two seconds long; what was said can be read on, and copied. */
export const Ended = meta.story({
  tags: ["heard-de", "VOICE-04"],
  ...given.during(({ captions }) => ({
    status: "ended",
    failure: null,
    captions: captions.slice(0, 2),
    draft: "",
  })),
  play: async ({ args, canvas, globals, step, userEvent }) => {
    const words = wordsOf(voiceCopy, globals);
    await expect(canvas.getByRole("status")).toHaveTextContent(words.status.ended);
    await expect(canvas.getByRole("group", { name: words.captions })).toBeVisible();
    await expect(canvas.getByRole("button", { name: words.back })).toBeEnabled();
    await step("What was said is copied", async () => {
      await userEvent.click(canvas.getByRole("button", { name: words.copy }));
      const { question } = given.texts[languageOf(globals)];
      await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining(question));
    });
    const start = canvas.getByRole("button", { name: words.start, description: words.startSoon });
    await expect(start).toHaveAttribute("aria-disabled", "true");
  },
});

/** The tab is hidden: the call goes on, nothing is drawn. */
export const TabHidden = meta.story({
  ...given.during(({ captions }) => given.inCall({ captions }), { hidden: true }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("canvas")?.parentElement).not.toBeNull());
    await expect(canvasElement.querySelector("[data-live]")).toHaveAttribute("data-live", "false");
  },
});
