import { expect, waitFor, within } from "storybook/test";
import { ChatTalk, type ChatTalkProps } from "#features/chat/ChatTalk.tsx";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { otherLanguage } from "#shared/language.ts";
import { languageOf } from "../../../.storybook/globals.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inBoth, spoken } from "../../support/in-both.tsx";
import { wordsOf } from "../../support/words.ts";
import { common, conversations, inPanel, persona, talking } from "./chat.fixtures.tsx";

/** A conversation with the built-in assistant. */
const meta = preview.meta({
  title: "features/chat/ChatTalk",
  component: ChatTalk,
  tags: ["also-motion"],
  decorators: [inPanel, spoken],
  args: { ...common, state: talking([]) },
});

type Said = (typeof conversations)["de"];

/** The story's state, with what was said in it, in both languages. */
const during = (stateOf: (said: Said) => ChatTalkProps["state"]) =>
  inBoth(conversations, (said) => ({ suggestions: said.text.suggestions, state: stateOf(said) }));

const textsOf = (globals: Record<string, unknown>) => conversations[languageOf(globals)].text;

const announced = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("[aria-live]")].map((region) => region.textContent).join("");

/** Says that it is an AI, in sight and aloud, and offers questions. */
export const Greeting = meta.story({
  ...during(() => talking([])),
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const words = wordsOf(chatCopy, globals);
    await expect(canvas.getByText(words.greeting(persona))).toBeVisible();
    await waitFor(() => expect(announced(canvasElement)).toContain(words.greeting(persona)));
    const cost = textsOf(globals).cost;
    await userEvent.click(canvas.getByRole("button", { name: cost }));
    await expect(args.onAsk).toHaveBeenCalledWith(cost);
  },
});

/** A long answer: the question stays at the top of the view, and the words that matter most come first. */
export const LongAnswer = meta.story({
  ...during(({ longAnswer }) => talking(longAnswer)),
  play: async ({ canvas, globals }) => {
    const log = canvas.getByRole("group", { name: wordsOf(chatCopy, globals).log });
    const items = within(log).getAllByRole("listitem");
    const [asked, answer] = items.filter((item) => item.matches("[data-from]")).slice(-2);
    const above = (element?: Element) =>
      (element?.getBoundingClientRect().top ?? -1) - log.getBoundingClientRect().top;
    await waitFor(() => expect(above(asked)).toBeGreaterThanOrEqual(0));
    await expect(above(asked)).toBeLessThan(40);
    await expect(above(answer)).toBeLessThan(log.clientHeight / 2);
    await expect(answer?.querySelectorAll("p").length).toBeGreaterThan(4);
  },
});

/** The assistant is writing; the send button keeps the focus and says that it waits. */
export const AwaitingReply = meta.story({
  tags: ["heard-de"],
  ...during(({ question }) => talking([question], { reply: "awaited" })),
  play: async ({ canvas, globals }) => {
    const words = wordsOf(chatCopy, globals);
    await expect(canvas.getByText(words.typing(persona))).toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: words.send })).toHaveAttribute("aria-disabled", "true");
  },
});

/** With its source, and what else may be of interest. */
export const Answered = meta.story({
  tags: ["heard-de", "also-de-360", "also-en-360"],
  ...during(({ answered }) => talking(answered)),
  play: async ({ args, canvas, globals, userEvent }) => {
    const source = canvas.getByRole("link", { name: /^(Datenschutzerklärung|Privacy policy)/ });
    await expect(source).toHaveAttribute("href", textsOf(globals).policy.href);
    const more = textsOf(globals).more;
    await userEvent.click(canvas.getByRole("button", { name: more }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});

/** Not known: said, and a person is offered. */
export const NotKnown = meta.story({
  tags: ["heard-en"],
  ...during(({ notKnown }) => talking(notKnown)),
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(chatCopy, globals);
    const last = canvas.getAllByRole("listitem").at(-1);
    await expect(last).toHaveTextContent(words.unknown);
    if (last) await userEvent.click(within(last).getByRole("button", { name: words.handOver }));
    await expect(args.onHandOver).toHaveBeenCalledOnce();
  },
});

/** Not known, but these questions may help; a person is offered beside them. */
export const NotKnownNear = meta.story({
  tags: ["heard-de", "also-de-360"],
  ...during(({ notKnownNear }) => talking(notKnownNear)),
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(chatCopy, globals);
    await expect(canvas.getByText(words.unknownNear)).toBeVisible();
    await expect(canvas.getByRole("button", { name: words.handOver })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).cost }));
    await expect(args.onAsk).toHaveBeenCalledWith(textsOf(globals).cost);
  },
});

const inTheOther = { de: conversations.en, en: conversations.de };
const otherThan = (globals: Record<string, unknown>) => otherLanguage(languageOf(globals));

/** Asked in the language that the page is not in: answered in it, with all that is offered, and marked so. */
export const InAnotherLanguage = meta.story({
  ...inBoth(inTheOther, ({ answered }) => ({ state: talking(answered) })),
  play: async ({ canvas, globals }) => {
    const other = otherThan(globals);
    const { question, policy, more } = conversations[other].text;
    for (const offered of [
      canvas.getByText(question),
      canvas.getByRole("link", { name: `${policy.label} ${chatCopy[other].newTab}` }),
      canvas.getByText(chatCopy[other].more),
      canvas.getByRole("button", { name: more }),
    ])
      await expect(offered.closest("[lang]")).toHaveAttribute("lang", other);
  },
});

/** Not known twice in a row: a person comes first. */
export const NotKnownAgain = meta.story({
  ...during(({ notKnownAgain }) => talking(notKnownAgain)),
  play: async ({ canvas, globals }) => {
    const words = wordsOf(chatCopy, globals);
    await expect(canvas.getAllByRole("listitem").at(-1)).toHaveTextContent(words.unknownAgain);
  },
});

/** An answer that this site cannot complete: a person is offered with it. */
export const OffersPerson = meta.story({
  tags: ["also-de-360"],
  ...during(({ question, offersPerson }) => talking([question, offersPerson])),
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(chatCopy, globals);
    const last = canvas.getAllByRole("listitem").at(-1);
    if (last) await userEvent.click(within(last).getByRole("button", { name: words.handOver }));
    await expect(args.onHandOver).toHaveBeenCalledOnce();
  },
});

/** "Yes" was typed: said what becomes of the conversation. */
export const OfferTaken = meta.story({
  ...during(({ accepted }) => talking(accepted)),
  play: async ({ canvas, globals }) => {
    const words = wordsOf(chatCopy, globals);
    await expect(canvas.getAllByRole("listitem").at(-1)).toHaveTextContent(words.handedOver);
  },
});

/** Not sure: asks back instead of guessing. */
export const AsksBack = meta.story({
  tags: ["heard-de"],
  ...during(({ askedBack }) => talking(askedBack)),
  play: async ({ args, canvas, globals, userEvent }) => {
    const cost = textsOf(globals).cost;
    await userEvent.click(canvas.getByRole("button", { name: cost }));
    await expect(args.onAsk).toHaveBeenCalledWith(cost);
  },
});

export const ReplyLost = meta.story({
  tags: ["heard-de"],
  ...during(({ question }) => talking([question], { reply: "lost" })),
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(chatCopy, globals);
    await expect(canvas.getByRole("alert")).toHaveTextContent(words.lost);
    await userEvent.click(canvas.getByRole("button", { name: words.askAgain }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** By arrow key from message to message; Home and End lead to the first and the last. */
export const WalkedByKeyboard = meta.story({
  ...during(({ longTalk }) => talking(longTalk)),
  play: async ({ canvas, globals, step, userEvent }) => {
    const words = wordsOf(chatCopy, globals);
    canvas.getByRole("group", { name: words.log }).focus();
    await step("Arrow keys go back message by message", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await expect(document.activeElement).toHaveTextContent(words.unknown);
      await userEvent.keyboard("{ArrowUp}");
      await expect(document.activeElement).toHaveTextContent(textsOf(globals).weather);
    });
    await step("Home and End lead to the first and the last", async () => {
      await userEvent.keyboard("{Home}");
      await expect(document.activeElement).toHaveTextContent(words.greeting(persona));
      await userEvent.keyboard("{End}");
      await expect(document.activeElement).toHaveTextContent(words.unknown);
    });
  },
});

/** Copied as text, with who said what; said aloud. */
export const Copied = meta.story({
  ...during(({ answered }) => talking(answered)),
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const words = wordsOf(chatCopy, globals);
    await userEvent.click(canvas.getByRole("button", { name: words.copy }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      expect.stringContaining(`${words.me}: ${textsOf(globals).question}`),
    );
    await waitFor(() => expect(announced(canvasElement)).toContain(words.copied));
  },
});
