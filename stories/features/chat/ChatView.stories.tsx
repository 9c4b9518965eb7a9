import { expect } from "storybook/test";
import { ChatView } from "#features/chat/ChatView.tsx";
import { chatCopy } from "#features/chat/chat.copy.ts";
import type { ChatFailure } from "#features/chat/chat.port.ts";
import preview from "../../../.storybook/preview.tsx";
import { type Playing, wordsOf } from "../../support/words.ts";
import { asking, contactHref, email, inPanel, withProvider } from "./chat.fixtures.tsx";
import { party } from "./scripted-chat.ts";

/** The text mode before, instead of and around a conversation. */
const meta = preview.meta({
  title: "features/chat/ChatView",
  component: ChatView,
  decorators: [inPanel],
  args: { ...withProvider, state: asking },
});

/** Nothing of the provider's has been fetched: who it is and what they learn stands here, one press starts it. */
export const Asking = meta.story({
  tags: ["heard-de", "also-motion", "CHAT-01"],
  play: async ({ args, canvas, globals, step, userEvent }) => {
    const words = wordsOf(chatCopy, globals);
    await expect(canvas.getByText(words.asking.text(party))).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Datenschutzerklärung|privacy policy/ })).toBeVisible();
    await step("The provider is agreed to", async () => {
      await userEvent.click(canvas.getByRole("button", { name: words.asking.start }));
      await expect(args.onStart).toHaveBeenCalledWith(expect.any(HTMLElement));
    });
    await step("The built-in assistant is taken instead", async () => {
      await userEvent.click(canvas.getByRole("button", { name: words.ways.builtIn }));
      await expect(args.onBuiltIn).toHaveBeenCalledOnce();
    });
  },
});

export const Loading = meta.story({
  tags: ["also-motion", "CHAT-02"],
  args: { state: { status: "loading", draft: "", slow: false } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(wordsOf(chatCopy, globals).loading);
  },
});

/** After four seconds: said, and the other ways are offered. */
export const LoadingSlowly = meta.story({
  tags: ["heard-de", "also-motion", "CHAT-02"],
  args: { state: { status: "loading", draft: "", slow: true } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(chatCopy, globals);
    await expect(canvas.getByRole("status")).toHaveTextContent(words.slow);
    await userEvent.click(canvas.getByRole("button", { name: words.ways.speak }));
    await expect(args.onSpeak).toHaveBeenCalledOnce();
  },
});

/** Somebody else's chat stands in its place, in a region that names them. */
export const Rendered = meta.story({
  tags: ["also-motion", "CHAT-02"],
  args: { state: { status: "rendered", draft: "" } },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(chatCopy, globals);
    await expect(canvas.getByRole("region", { name: words.container(party) })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent(words.ready);
  },
});

function unavailable(failure: ChatFailure) {
  return {
    args: { state: { status: "unavailable", draft: "", failure } as const },
    play: async ({ canvas, globals }: Playing) => {
      const german = globals["language"] === "de";
      const said = german
        ? "Der Chat kann momentan nicht geladen werden. Bitte kontaktieren Sie uns direkt."
        : "Chat is temporarily unavailable. Please contact us directly.";
      const { ways } = wordsOf(chatCopy, globals);
      await expect(canvas.getByText(german ? "Chat nicht verfügbar" : "Chat Unavailable")).toBeVisible();
      await expect(canvas.getByText(said)).toBeVisible();
      await expect(canvas.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
      await expect(canvas.getByRole("link", { name: ways.contact })).toHaveAttribute("href", contactHref);
      for (const name of [ways.builtIn, ways.speak, ways.again]) {
        await expect(canvas.getByRole("button", { name })).toBeEnabled();
      }
    },
  };
}

export const NotLoaded = meta.story({
  tags: ["heard-de", "also-de-360", "also-en-360", "CHAT-02", "CHAT-03"],
  ...unavailable("notLoaded"),
});
export const NotRendered = meta.story({
  tags: ["CHAT-02", "CHAT-03"],
  ...unavailable("notRendered"),
});
export const TimedOut = meta.story({ tags: ["CHAT-02", "CHAT-03"], ...unavailable("timedOut") });

/** The built-in assistant's own code does not arrive: there is no other assistant to offer. */
export const BuiltInNotLoaded = meta.story({
  tags: ["also-motion", "CHAT-03"],
  args: {
    thirdParty: null,
    onBuiltIn: null,
    onSpeak: null,
    state: { status: "unavailable", draft: "", failure: "notLoaded" },
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { ways } = wordsOf(chatCopy, globals);
    await expect(canvas.queryByRole("button", { name: ways.builtIn })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: ways.again }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

/** The text mode has gone: nothing is there. */
export const Away = meta.story({
  args: { thirdParty: null, state: { status: "away", draft: "" } },
});
