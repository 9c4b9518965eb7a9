import { expect, fn } from "storybook/test";
import { HeroForm } from "#features/hero/HeroForm.tsx";
import { heroCopy } from "#features/hero/hero.copy.ts";
import { idle } from "#features/hero/hero.machine.ts";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

/** The shortest way into the contact form. */
const meta = preview.meta({
  title: "features/hero/HeroForm",
  component: HeroForm,
  args: { state: idle, onEdit: fn(), onSubmit: fn(), onCancel: fn() },
});

/** Nothing typed yet: the button waits, and the hint says what will happen. */
export const Empty = meta.story({
  tags: ["HERO-03"],
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(heroCopy, globals);
    const field = canvas.getByRole("textbox", { name: words.email });
    await expect(field).toHaveAttribute("type", "email");
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(words.hint);
    const start = canvas.getByRole("button", { name: words.start });
    await expect(start).toBeDisabled();
    // Filled though it waits: it is the one thing to do here.
    await expect(getComputedStyle(start).backgroundColor).not.toMatch(/transparent|\/ 0|rgba\(0, 0, 0, 0\)/);
    const call = canvas.getByRole("link", { name: words.call });
    await expect(call).toHaveAttribute("href", "#contact");
    await expect(call).toHaveAttribute("data-wish", "call");
    await userEvent.type(field, "a");
    await expect(args.onEdit).toHaveBeenCalledWith("a");
  },
});

export const Filled = meta.story({
  tags: ["HERO-03"],
  args: { state: { status: "idle", email: "k.brandt@werkzeugbau.example", fault: null } },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: wordsOf(heroCopy, globals).start }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** A typing error: said beside the field, which takes the focus. */
export const Faulty = meta.story({
  tags: ["heard-de"],
  args: { state: { status: "idle", email: "k.brandt@werkzeugbau", fault: "emailShape" } },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(heroCopy, globals);
    const field = canvas.getByRole("textbox", { name: words.email });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(words.fault));
  },
});

/** The form is about to open: said, seen, and called off by a press or by Escape. */
export const Submitting = meta.story({
  tags: ["heard-de", "HERO-04"],
  args: { state: { status: "submitting", email: "k.brandt@werkzeugbau.example" } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(heroCopy, globals);
    await expect(canvas.getByRole("button", { name: words.starting })).toBeDisabled();
    await expect(canvas.getByRole("status")).toHaveTextContent(words.startingStatus);
    await expect(canvas.getByRole("status")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: words.cancel }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
});
