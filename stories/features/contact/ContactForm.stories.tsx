import { expect, waitFor, within } from "storybook/test";
import { ContactForm } from "#features/contact/ContactForm.tsx";
import { callCopy } from "#features/contact/contact.call.copy.ts";
import { contactCopy } from "#features/contact/contact.copy.ts";
import { anyTime, type Draft, type Faults, openCall } from "#features/contact/contact.draft.ts";
import preview from "../../../.storybook/preview.tsx";
import { plain } from "../../support/plain.ts";
import { type Playing, wordsOf } from "../../support/words.ts";
import { allFaults, draft, filled, formArgs, longDraft, prefilled, untouched } from "./contact.fixtures.tsx";

/** A Friday in winter, so that a weekend lies between the days on offer. */
const now = Date.UTC(2026, 10, 20, 16, 48);

/** In another app; its whole page is in Foundations/Use it elsewhere. */
const code = `import { type ContactController, ContactSection, type DirectContact } from 'mainlicht-site/contact';

const Contact = ({ contact, site }: { contact: ContactController; site: DirectContact }) => (
  <ContactSection
    controller={contact}
    shown
    direct={site}
    homeHref="/"
    onHome={() => {}}
    policyLink={(words) => <a href="/datenschutz">{words}</a>}
    onCopy={() => Promise.resolve(false)}
    onPrint={() => window.print()}
  />
);`;

/** The request while it is written or on its way. What can go wrong with a send has a page of its own. */
const meta = preview.meta({
  title: "features/contact/ContactForm",
  component: ContactForm,
  parameters: { docs: { source: { code } } },
  args: { ...formArgs, now, state: untouched },
});

const booked = { phone: "069 1", day: "2026-11-24", part: "morning" } as const;

/** Who came for a call chooses among real days, and the number is asked for. It is sent in the description, in words. */
export const ForCall = meta.story({
  args: { state: { ...untouched, draft: { ...untouched.draft, call: openCall } } },
  play: async ({ args, canvas, globals, step, userEvent }) => {
    const words = wordsOf(callCopy, globals);
    const call = within(canvas.getByRole("group", { name: words.legend }));
    const choice = ({ name, more }: { name: string; more: string }) =>
      call.getByRole("radio", { name: `${name} ${more}` });
    const open = { phone: "", day: "", part: "" };
    await step("The next five working days, or any; none is chosen beforehand", async () => {
      const days = within(call.getByRole("group", { name: words.day })).getAllByRole("radio");
      await expect(days).toHaveLength(6);
      for (const radio of call.getAllByRole("radio")) await expect(radio).not.toBeChecked();
      await userEvent.click(choice(words.anyDay));
      await expect(args.onEdit).toHaveBeenLastCalledWith({ call: { ...open, day: anyTime } });
      await expect(choice(words.dayOf("2026-11-23"))).toBe(days[0]);
    });
    await step("Day, time and number", async () => {
      await userEvent.click(choice(words.dayOf(booked.day)));
      await expect(args.onEdit).toHaveBeenLastCalledWith({ call: { ...open, day: booked.day } });
      await userEvent.click(choice(words.parts.morning));
      await expect(args.onEdit).toHaveBeenLastCalledWith({ call: { ...open, part: "morning" } });
      const phone = call.getByRole("textbox", { name: new RegExp(words.phone) });
      await expect(phone).toHaveAccessibleDescription(words.phoneHint);
      await expect(canvas.getByRole("button", { name: words.submit })).toBeVisible();
      await userEvent.type(phone, "0");
      await expect(args.onEdit).toHaveBeenLastCalledWith({ call: { ...open, phone: "0" } });
    });
  },
});

/** Chosen: a mark says so, not colour alone. */
export const ForCallChosen = meta.story({
  tags: ["also-de-360"],
  args: { state: { ...filled, draft: { ...draft, call: booked } } },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(callCopy, globals);
    const { name, more } = words.dayOf(booked.day);
    const day = canvas.getByRole("radio", { name: `${name} ${more}` });
    await expect(day).toBeChecked();
    const marks = [...canvas.getByRole("group", { name: words.legend }).querySelectorAll("label > svg")];
    await waitFor(() =>
      expect(marks.filter((mark) => getComputedStyle(mark).opacity === "1")).toHaveLength(2),
    );
    await expect(canvas.getByRole("textbox", { name: new RegExp(words.phone) })).toHaveValue(booked.phone);
  },
});

/** It is on its way: the choice cannot change any more. */
export const ForCallSending = meta.story({
  args: {
    state: { status: "submitting", draft: { ...draft, call: booked }, sendKey: "a", slow: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("radio");
    if (first) await userEvent.click(first);
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
});

export const Editing = meta.story({
  tags: ["FORM-01", "FORM-02", "FORM-03", "FORM-04", "FORM-14"],
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(contactCopy, globals);
    await expect(canvas.getByText(words.requiredNote)).toBeVisible();
    for (const name of [words.fields.name.label, words.fields.email.label]) {
      await expect(canvas.getByRole("textbox", { name })).toBeRequired();
    }
    const service = canvas.getByRole("combobox", { name: new RegExp(words.fields.service.label) });
    const options = within(service).getAllByRole("option");
    await expect(options.map((option) => option.textContent)).toEqual([
      words.fields.service.placeholder,
      ...Object.values(words.fields.service.options),
    ]);
    const policy = canvas.getByRole("link", { name: new RegExp(`^${words.consent.link}`) });
    await expect(policy).toHaveAttribute("target", "_blank");
    await userEvent.click(canvas.getByRole("button", { name: words.submit }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith(false);
  },
});

/** A program fills in every field that it finds, also the one that people neither see nor reach nor hear. */
export const FilledByAProgram = meta.story({
  args: { state: filled },
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const words = wordsOf(contactCopy, globals);
    const inputs = [...canvasElement.querySelectorAll<HTMLInputElement>("input:not([type='checkbox'])")];
    await expect(inputs).toHaveLength(canvas.getAllByRole("textbox").length);
    const trap = inputs.find(({ tabIndex }) => tabIndex < 0);
    if (trap) trap.value = "https://spam.example";
    await userEvent.click(canvas.getByRole("button", { name: words.submit }));
    await expect(args.onSubmit).toHaveBeenCalledWith(true);
  },
});

/** The e-mail comes from the hero; nobody types it twice. */
export const Prefilled = meta.story({
  tags: ["FORM-06", "HERO-05"],
  args: { state: prefilled },
  play: async ({ canvas, globals }) => {
    const { fields } = wordsOf(contactCopy, globals);
    await expect(canvas.getByRole("textbox", { name: fields.email.label })).toHaveValue(draft.email);
  },
});

/** Held back: the summary takes the focus and leads to each field, which says the same words. */
export const Faulty = meta.story({
  tags: ["heard-de", "also-de-360", "also-en-360", "FORM-11", "FORM-12", "FORM-13", "FORM-15"],
  args: { state: allFaults },
  play: async ({ canvas, globals, userEvent }) => {
    const words = wordsOf(contactCopy, globals);
    const summary = canvas.getByRole("region", { name: words.summary(3, true) });
    await expect(summary).toHaveFocus();
    const email = canvas.getByRole("textbox", { name: words.fields.email.label });
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(words.faults.emailRequired));
    await userEvent.click(within(summary).getByRole("link", { name: words.faults.emailRequired }));
    await expect(email).toHaveFocus();
    const consent = canvas.getByRole("checkbox");
    await expect(consent).toHaveAccessibleDescription(words.faults.consentRequired);
  },
});

/** On its way: the button is out of action, the focus is on the line that says so, a way back stands beside it. */
export const Submitting = meta.story({
  // What is waited for stands at the end.
  tags: ["to-its-end", "FORM-07"],
  args: { state: { status: "submitting", draft, sendKey: "1", slow: false } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(contactCopy, globals);
    await expect(canvas.getByRole("button", { name: words.sending })).toBeDisabled();
    await expect(canvas.getByRole("status")).toHaveTextContent(words.sendingStatus);
    await expect(canvas.getByRole("status")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: words.cancel }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** After four seconds of silence. */
export const SubmittingSlowly = meta.story({
  tags: ["to-its-end"],
  args: { state: { status: "submitting", draft, sendKey: "1", slow: true } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(wordsOf(contactCopy, globals).slowStatus);
  },
});

/** Long names wrap, a long description grows, and the counter says what is left. */
export const LongGerman = meta.story({
  tags: ["also-de-360", "also-long-360"],
  args: { state: { ...filled, draft: longDraft } },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Each fault on its own: the same words in the summary and beside the field. */
function held(faults: Faults, entered: Partial<Draft>) {
  return {
    args: { state: { ...filled, draft: { ...draft, ...entered }, faults, heldBack: 1 } },
    play: async ({ canvas, globals }: Playing) => {
      const words = wordsOf(contactCopy, globals);
      for (const fault of Object.values(faults)) {
        const said = fault === "phoneShape" ? words.callTime.phoneFault : words.faults[fault];
        await expect(canvas.getAllByText(plain(said))).toHaveLength(2);
      }
    },
  };
}

export const NameTooShort = meta.story({
  tags: ["FORM-11"],
  ...held({ name: "nameTooShort" }, { name: "K" }),
});
export const NameTooLong = meta.story(held({ name: "nameTooLong" }, { name: "Katharina ".repeat(21) }));
export const EmailShape = meta.story({
  tags: ["FORM-12"],
  ...held({ email: "emailShape" }, { email: "k.brandt@werkzeugbau" }),
});
/** Letters, or too few digits: nobody could call. */
export const PhoneShape = meta.story(
  held({ call: "phoneShape" }, { call: { phone: "abc", day: "", part: "" } }),
);
