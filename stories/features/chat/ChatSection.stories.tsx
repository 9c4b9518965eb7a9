import { useMemo } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { ChatSection } from "#features/chat/ChatSection.tsx";
import { createChatController } from "#features/chat/chat.controller.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { systemClock } from "#shared/clock.ts";
import { failure, success } from "#shared/result.ts";
import preview from "../../../.storybook/preview.tsx";
import { spoken } from "../../support/in-both.tsx";
import { wordsOf } from "../../support/words.ts";
import { contactHref, email, inPanel, persona, policyLink } from "./chat.fixtures.tsx";
import { party, type Script, scriptedChat } from "./scripted-chat.ts";

const handOver = fn();
const nothing = () => undefined;
const told = (text: string) => expect.objectContaining({ text: expect.stringContaining(text) });

function Scripted({ script, standsBy }: { script: Script; standsBy: boolean }) {
  // A chat uses its script up: each mount gets one of its own.
  const { controller, port, builtIn } = useMemo(() => {
    const chat = scriptedChat(script);
    const spare = standsBy ? scriptedChat() : null;
    const made = createChatController({
      port: chat,
      builtIn: spare,
      clock: systemClock,
      now: () => Date.UTC(2026, 10, 20),
    });
    return { port: chat, builtIn: spare, controller: made };
  }, [script, standsBy]);
  return (
    <ChatSection
      controller={controller}
      thirdParty={port.thirdParty}
      persona={persona}
      email={email}
      contactHref={contactHref}
      policyLink={policyLink}
      hasBuiltIn={builtIn !== null}
      longestHandOver={5000}
      onContact={nothing}
      onSpeak={nothing}
      onHandOver={handOver}
      onDemo={nothing}
      onMail={nothing}
      onFollow={nothing}
      onCopy={async () => true}
    />
  );
}

/** The text mode under its controller, with a chat that follows a script. */
const meta = preview.meta({
  title: "features/chat/ChatSection",
  component: Scripted,
  subcomponents: { ChatSection },
  decorators: [inPanel, spoken],
  args: { script: {}, standsBy: false },
});

/** The offer of a person was taken in words: the contact form gets the conversation, once. */
export const OfferTakenInWords = meta.story({
  tags: ["also-motion"],
  args: { script: { answers: [success({ kind: "unknown" }), success({ kind: "handOver" })] } },
  play: async ({ canvas, globals, step, userEvent }) => {
    handOver.mockClear();
    const words = wordsOf(chatCopy, globals);
    const field = await canvas.findByRole("textbox", { name: words.field });
    await step("Not known: a person is offered", async () => {
      await userEvent.type(field, "Wie wird das Wetter?{Enter}");
      await expect(await canvas.findByText(words.unknown)).toBeVisible();
    });
    await step("Yes takes the offer", async () => {
      await userEvent.type(field, "Ja{Enter}");
      await waitFor(() => expect(handOver).toHaveBeenCalledOnce());
      await expect(handOver).toHaveBeenLastCalledWith(told(words.handedOver));
    });
  },
});

/** The provider fails; the built-in assistant goes on, with the focus in its field. */
export const ProviderFailsBuiltInGoesOn = meta.story({
  tags: ["also-motion", "CHAT-03"],
  args: {
    script: { thirdParty: party, openings: [failure("notLoaded")] },
    standsBy: true,
  },
  play: async ({ canvas, globals, userEvent }) => {
    const words = wordsOf(chatCopy, globals);
    await userEvent.click(canvas.getByRole("button", { name: words.asking.start }));
    await userEvent.click(await canvas.findByRole("button", { name: words.ways.builtIn }));
    await expect(await canvas.findByRole("textbox", { name: words.field })).toHaveFocus();
  },
});
