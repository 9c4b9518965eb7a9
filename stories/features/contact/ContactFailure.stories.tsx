import { expect, fn } from "storybook/test";
import { ContactForm } from "#features/contact/ContactForm.tsx";
import { contactCopy } from "#features/contact/contact.copy.ts";
import type { SubmitFailure } from "#features/contact/contact.port.ts";
import preview from "../../../.storybook/preview.tsx";
import { type Playing, wordsOf } from "../../support/words.ts";
import { draft, formArgs } from "./contact.fixtures.tsx";

const failed = (failure: SubmitFailure) => ({ status: "failed", draft, sendKey: "1", failure }) as const;

const meta = preview.meta({
  title: "features/contact/ContactFailure",
  component: ContactForm,
  parameters: { docs: { description: { component: "Each way a send can fail. Nothing typed is lost." } } },
  args: { ...formArgs, state: failed({ kind: "offline" }) },
});

/** Known to us: our own sentence after the prefix, in the language of the page. */
function known(kind: Exclude<SubmitFailure["kind"], "unknown">) {
  return {
    args: { state: failed({ kind }) },
    play: async ({ canvas, globals }: Playing) => {
      const words = wordsOf(contactCopy, globals);
      const name = `${words.failedPrefix} ${words.failures[kind]}`;
      const banner = canvas.getByRole("group", { name });
      await expect(banner).toHaveTextContent(name);
      await expect(banner).toHaveAccessibleDescription(words.kept);
      // It has the focus, and is heard by that: an alert would be heard once more.
      await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
      // One way to send again, not two.
      await expect(canvas.queryByRole("button", { name: words.submit })).not.toBeInTheDocument();
      await expect(banner).toHaveFocus();
      await expect(canvas.getByRole("textbox", { name: words.fields.name.label })).toHaveValue(draft.name);
    },
  };
}

export const Offline = meta.story({ tags: ["FORM-09", "SUB-03"], ...known("offline") });
export const TimedOut = meta.story({ tags: ["FORM-09", "SUB-03"], ...known("timeout") });
export const RefusedByRule = meta.story({ tags: ["heard-de", "FORM-09", "SUB-03"], ...known("refused") });
export const TooMany = meta.story({ tags: ["FORM-09", "SUB-03"], ...known("tooMany") });
export const Unavailable = meta.story({ tags: ["FORM-09", "SUB-03"], ...known("unavailable") });

/** Not known to us: the message as it came, as text. */
export const UnknownMessage = meta.story({
  tags: ["also-de-360", "also-en-360", "SUB-03", "FORM-09"],
  args: { state: failed({ kind: "unknown", message: "row too large <b>really</b>" }) },
  play: async ({ canvas, globals }) => {
    const { failedPrefix } = wordsOf(contactCopy, globals);
    const name = `${failedPrefix} row too large <b>really</b>`;
    await expect(canvas.getByRole("group", { name })).toHaveTextContent(name);
  },
});

export const WithoutMessage = meta.story({
  tags: ["SUB-04", "FORM-09", "SUB-03"],
  args: { state: failed({ kind: "unknown", message: null }) },
  play: async ({ canvas, globals }) => {
    const { unexpected: name } = wordsOf(contactCopy, globals);
    await expect(canvas.getByRole("group", { name })).toHaveFocus();
  },
});

/** A message of a kilometre is cut; the log has all of it. */
export const EndlessMessage = meta.story({
  tags: ["FORM-09", "SUB-03"],
  args: { state: failed({ kind: "unknown", message: "upstream connect error ".repeat(80) }) },
});

/** The browser refuses the clipboard: the text stands there to be selected by hand. */
export const ClipboardRefused = meta.story({
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas, globals, userEvent }) => {
    const words = wordsOf(contactCopy, globals);
    await userEvent.click(canvas.getByRole("button", { name: words.copy }));
    const text = await canvas.findByRole("textbox", { name: words.copyByHand });
    await expect(text).toHaveDisplayValue(new RegExp(draft.problem));
  },
});
