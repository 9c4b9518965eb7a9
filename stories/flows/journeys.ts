import { expect, waitFor, within } from "storybook/test";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { heroCopy } from "#features/hero/hero.copy.ts";
import { wordsOf } from "../support/words.ts";
import { type Hands, withKeyboard } from "./visitor.ts";

interface Travelling {
  args: { onSent: unknown };
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
  step: (label: string, run: () => Promise<void>) => Promise<void> | void;
  userEvent: Hands;
}

const person = { name: "Katharina Brandt", email: "kb@brandt.example" };

/** The contact form, as a visitor finds its parts: by their words. */
function formIn({ canvas, globals }: Travelling) {
  const words = wordsOf(contactCopy, globals);
  const { fields } = words;
  return {
    words,
    /** The site's document holds both views from the start; a story's page has to fetch the hidden one. */
    fetched: () => canvas.findByRole("heading", { level: 1, name: words.title, hidden: true }),
    title: () => canvas.findByRole("heading", { level: 1, name: words.title }),
    name: () => canvas.getByRole("textbox", { name: fields.name.label }),
    email: () => canvas.getByRole("textbox", { name: fields.email.label }),
    consent: () => canvas.getByRole("checkbox"),
    send: () => canvas.getByRole("button", { name: words.submit }),
    arrived: () => canvas.findByRole("heading", { level: 1, name: words.success.title }),
  };
}

export async function heroToSuccess(context: Travelling): Promise<void> {
  const { args, canvas, globals, step, userEvent } = context;
  const visitor = withKeyboard(userEvent);
  const hero = wordsOf(heroCopy, globals);
  const form = formIn(context);

  await step("She leaves her e-mail address in the hero", async () => {
    const begin = within(await canvas.findByRole("form", { name: hero.form }));
    await form.fetched();
    await visitor.write(begin.getByRole("textbox", { name: hero.email }), person.email);
    await visitor.press(begin.getByRole("button", { name: hero.start }));
  });
  await step("The contact form opens, and knows the address", async () => {
    const title = await form.title();
    await waitFor(() => expect(title).toHaveFocus());
    await expect(form.email()).toHaveValue(person.email);
  });
  await step("She says who she is and agrees", async () => {
    await visitor.write(form.name(), person.name);
    await visitor.tick(form.consent());
  });
  await step("She sends, and reads that it has arrived", async () => {
    await visitor.press(form.send());
    const arrived = await form.arrived();
    await waitFor(() => expect(arrived).toHaveFocus());
    await expect(args.onSent).toHaveBeenCalledOnce();
    await expect(args.onSent).toHaveBeenCalledWith(expect.objectContaining(person));
  });
  await step("She goes back to the homepage", async () => {
    await visitor.press(canvas.getByRole("button", { name: form.words.success.home }));
    await canvas.findByRole("heading", { level: 1, name: hero.headline });
  });
}

/** An empty form is held back; each fault leads to its field, and nothing is sent before all are mended. */
export async function faultsToSuccess(context: Travelling): Promise<void> {
  const { args, canvas, step, userEvent } = context;
  const visitor = withKeyboard(userEvent);
  const form = formIn(context);
  const { faults, summary } = form.words;

  await step("He sends the form as it is", async () => {
    await form.title();
    await visitor.press(form.send());
  });
  await step("The summary takes the focus and names three faults", async () => {
    await expect(await canvas.findByRole("region", { name: summary(3) })).toHaveFocus();
    await expect(args.onSent).not.toHaveBeenCalled();
  });
  await step("A fault leads to its field", async () => {
    await visitor.press(canvas.getByRole("link", { name: faults.nameRequired }));
    await expect(form.name()).toHaveFocus();
    await visitor.write(form.name(), person.name);
  });
  await step("The mended field loses its fault, and the others keep theirs", async () => {
    await expect(form.name()).toBeValid();
    await expect(form.email()).toBeInvalid();
  });
  await step("A typing error in the address is named for what it is", async () => {
    await visitor.write(form.email(), "kb@brandt");
    await visitor.tick(form.consent());
    await visitor.press(form.send());
    await expect(form.email()).toHaveAccessibleDescription(expect.stringContaining(faults.emailShape));
  });
  await step("Mended, it is sent once", async () => {
    await visitor.write(form.email(), person.email);
    await visitor.press(form.send());
    const arrived = await form.arrived();
    await waitFor(() => expect(arrived).toHaveFocus());
    await expect(args.onSent).toHaveBeenCalledOnce();
  });
}

/** The server is away twice: nothing typed is lost, a change takes the error away, and the third try arrives. */
export async function failureToSuccess(context: Travelling): Promise<void> {
  const { args, canvas, step, userEvent } = context;
  const visitor = withKeyboard(userEvent);
  const form = formIn(context);
  const failed = { name: new RegExp(`^${form.words.failedPrefix}`) };

  await step("She fills in the form and sends it", async () => {
    await form.title();
    await visitor.write(form.name(), person.name);
    await visitor.write(form.email(), person.email);
    await visitor.tick(form.consent());
    await visitor.press(form.send());
  });
  await step("The server is away: said, with the focus, and everything is still there", async () => {
    await expect(await canvas.findByRole("group", failed)).toHaveFocus();
    await expect(form.name()).toHaveValue(person.name);
  });
  await step("She tries again, and it is still away", async () => {
    await visitor.press(canvas.getByRole("button", { name: form.words.retry }));
    await waitFor(() => expect(args.onSent).toHaveBeenCalledTimes(2));
    await expect(await canvas.findByRole("group", failed)).toHaveFocus();
  });
  await step("She changes a field, and the error is gone", async () => {
    await visitor.write(form.name(), person.name);
    await expect(canvas.queryByRole("group", failed)).not.toBeInTheDocument();
  });
  await step("She sends the changed form, and it arrives", async () => {
    await visitor.press(form.send());
    const arrived = await form.arrived();
    await waitFor(() => expect(arrived).toHaveFocus());
    await expect(args.onSent).toHaveBeenCalledTimes(3);
  });
}
