import { expect, within } from "storybook/test";
import { ChatTalk } from "#features/chat/ChatTalk.tsx";
import { careCopy } from "#features/chat/chat.care.ts";
import { chatCopy } from "#features/chat/chat.copy.ts";
import { languageOf } from "../../../.storybook/globals.tsx";
import preview from "../../../.storybook/preview.tsx";
import { inBoth, spoken } from "../../support/in-both.tsx";
import { wordsOf } from "../../support/words.ts";
import { common, conversations, inPanel, talking } from "./chat.fixtures.tsx";

/** What stands below an answer, and what somebody in need is told. */
const meta = preview.meta({
  title: "features/chat/ChatAnswers",
  component: ChatTalk,
  tags: ["also-motion"],
  decorators: [inPanel, spoken],
  args: { ...common, state: talking([]) },
});

const showing = (of: (said: (typeof conversations)["de"]) => Parameters<typeof talking>[0]) =>
  inBoth(conversations, (said) => ({ suggestions: [], state: talking(of(said)) }));

const textsOf = (globals: Record<string, unknown>) => conversations[languageOf(globals)].text;

/** The lines that listen, each a press away; no topic, no source, no way into the form. */
export const Crisis = meta.story({
  tags: ["heard-de"],
  ...showing(({ crisis }) => crisis),
  play: async ({ canvas, globals }) => {
    const { numbers } = wordsOf(careCopy, globals).crisis;
    const text = canvas.getByText(/TelefonSeelsorge/, { exact: false }).textContent;
    await expect(text).toContain("0800\u00a0111\u00a00\u00a0222");
    for (const number of numbers)
      await expect(canvas.getByRole("link", { name: number })).toHaveAttribute(
        "href",
        `tel:${number.replace(/ /g, "")}`,
      );
    const words = wordsOf(chatCopy, globals);
    for (const name of [words.handOver, words.helped.yes, words.helped.no])
      await expect(canvas.queryByRole("button", { name })).not.toBeInTheDocument();
  },
});

/** Calm, and open for another try. */
export const Insult = meta.story({
  ...showing(({ insult }) => insult),
  play: async ({ canvas, globals }) => {
    const [first = ""] = wordsOf(careCopy, globals).insult.text.split(". ");
    await expect(canvas.getByText(first, { exact: false })).toBeVisible();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
});

/** At most two steps that fit the topic: one shows the demo, one hands the conversation over for a call. */
export const LeadsOn = meta.story({
  tags: ["heard-de", "also-de-360"],
  ...showing(({ leadsOn }) => leadsOn),
  play: async ({ args, canvas, globals, userEvent }) => {
    const { steps } = wordsOf(chatCopy, globals);
    await userEvent.click(canvas.getByRole("button", { name: steps["demo-crm"] }));
    await userEvent.click(canvas.getByRole("button", { name: steps.call }));
    await expect(args.onDemo).toHaveBeenCalledWith("crm");
    await expect(args.onHandOver).toHaveBeenCalledWith("call");
  },
});

/** It did not help: said kindly, with the questions beside it and a person. */
export const DidNotHelp = meta.story({
  ...showing(({ answered }) => answered),
  play: async ({ args, canvas, globals, step, userEvent }) => {
    const { helped, handOver } = wordsOf(chatCopy, globals);
    await userEvent.click(canvas.getByRole("button", { name: helped.no }));
    await expect(canvas.getByText(helped.sorry(1))).toHaveFocus();
    const answer = canvas.getAllByRole("listitem").find((item) => item.matches("[data-from]:last-child"));
    await step("Asks for a person", async () => {
      if (answer) await userEvent.click(within(answer).getByRole("button", { name: handOver }));
      await expect(args.onHandOver).toHaveBeenCalledOnce();
    });
  },
});

/** It helped. */
export const Helped = meta.story({
  ...showing(({ answered }) => answered),
  play: async ({ canvas, globals, userEvent }) => {
    const { helped } = wordsOf(chatCopy, globals);
    await userEvent.click(canvas.getByRole("button", { name: helped.yes }));
    await expect(canvas.getByText(helped.thanks)).toHaveFocus();
    await expect(canvas.queryByText(helped.question)).not.toBeInTheDocument();
  },
});

/** A passage of the site, word for word, marked as one. */
export const Quoted = meta.story({
  tags: ["heard-de"],
  ...showing(({ quoted }) => quoted),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(wordsOf(chatCopy, globals).quoted)).toBeVisible();
    await expect(canvas.getByText(textsOf(globals).passage)).toBeVisible();
  },
});

/** The conversation as a mail of the visitor's own. */
export const ByMail = meta.story({
  ...showing(({ answered }) => answered),
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: wordsOf(chatCopy, globals).byMail }));
    const question = encodeURIComponent(textsOf(globals).question);
    await expect(args.onMail).toHaveBeenCalledWith(
      expect.stringMatching(new RegExp(`^mailto:\\?subject=.+${question}`)),
    );
  },
});
