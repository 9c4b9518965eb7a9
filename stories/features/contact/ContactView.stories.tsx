import { expect, fn } from "storybook/test";
import { ContactForm } from "#features/contact/ContactForm.tsx";
import { ContactSuccess } from "#features/contact/ContactSuccess.tsx";
import { ContactView } from "#features/contact/ContactView.tsx";
import { contactCopy } from "#features/contact/contact.copy.ts";
import type { Draft } from "#features/contact/contact.draft.ts";
import preview from "../../../.storybook/preview.tsx";
import { plain } from "../../support/plain.ts";
import { wordsOf } from "../../support/words.ts";
import { direct, filled, formArgs } from "./contact.fixtures.tsx";

const form = <ContactForm state={filled} {...formArgs} />;

/** The whole view: what the form is for, the form, and the ways to do without it. */
const meta = preview.meta({
  title: "features/contact/ContactView",
  component: ContactView,
  parameters: { layout: "fullscreen" },
  args: { homeHref: "#", direct, children: form },
});

export const WithForm = meta.story({
  tags: ["heard-de", "also-de-360", "FORM-01", "ROUTE-03"],
  play: async ({ canvas, globals }) => {
    const words = wordsOf(contactCopy, globals);
    await expect(canvas.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    await expect(canvas.getByText(/24/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: words.back })).toHaveAttribute("href", "#");
    await expect(canvas.getByRole("link", { name: direct.email })).toBeVisible();
    // Of one rank, so of one colour.
    const colours = canvas.getAllByRole("heading").map((heading) => getComputedStyle(heading).color);
    await expect(new Set(colours).size).toBe(1);
  },
});

/** The assistant has handed over: heard with the heading, which takes the focus. */
export const HandedOver = meta.story({
  args: { handedOver: true },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(contactCopy, globals);
    await expect(canvas.getByText(words.handedOver)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveAccessibleDescription(words.handedOver);
  },
});

/** Come by a link that names a call: the form says that a time for it follows; heard with the heading. */
export const ForCall = meta.story({
  args: { callMinutes: 30 },
  play: async ({ canvas, globals }) => {
    const words = wordsOf(contactCopy, globals);
    await expect(canvas.getByText(plain(words.forCall(30)))).toBeVisible();
    const heading = canvas.getByRole("heading", { level: 1, name: words.callTime.title });
    await expect(heading).toHaveAccessibleDescription(words.forCall(30));
    await expect(canvas.queryByText(plain(words.subtitle))).toBeNull();
  },
});

const goHome = fn();
const print = fn();

/** The view of a request that has arrived, with what it said of a call. */
const sent = (call: Draft["call"]) => () => (
  <ContactSuccess
    direct={direct}
    sent={{ ...filled.draft, call }}
    at={Date.UTC(2026, 10, 20, 16, 48)}
    onHome={goHome}
    onPrint={print}
  />
);

/** A call was asked for: repeats the wish, and says until when its time is named. */
export const SucceededWithCall = meta.story({
  tags: ["heard-de", "also-de-360"],
  render: sent({ phone: "069 1234567", day: "2026-11-24", part: "morning" }),
  play: async ({ canvas, globals }) => {
    const words = wordsOf(contactCopy, globals);
    const said = canvas.getByText(plain(words.callTime.thanks("069 1234567")));
    await expect(said).toBeVisible();
    const wish = canvas.getByText(/24\.?\sNovember/, { selector: "strong" });
    await expect(wish).toBeVisible();
    await expect(wish.parentElement).toHaveTextContent(/17:48|5:48/);
    // A number that breaks in two is read as two.
    await expect(said.textContent).toContain("069\u00a01234567");
    await expect(canvas.getByText(words.callTime.phone).nextElementSibling).toHaveTextContent("069 1234567");
    await expect(canvas.getByText(words.callTime.next)).toBeVisible();
    const entry = canvas.getByRole("link", { name: words.takeHome.call });
    await expect(entry).toHaveAttribute("download", words.takeHome.callFile);
    await expect(decodeURIComponent(entry.getAttribute("href") ?? "")).toContain(
      "DTSTART;TZID=Europe/Berlin:20261124T090000",
    );
    await expect(canvas.queryByText(/24 (Stunden|hours)/)).toBeNull();
  },
});

/** The same without a number: no call is promised. */
export const SucceededWithoutNumber = meta.story({
  render: sent({ phone: "", day: "2026-11-24", part: "" }),
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(new RegExp(wordsOf(contactCopy, globals).callTime.phoneOpen)),
    ).toBeVisible();
  },
});

/** Stored: the heading takes the focus; what happens next, and when. */
export const Succeeded = meta.story({
  tags: ["FORM-08", "P-answer-24h"],
  render: sent(filled.draft.call),
  play: async ({ canvas, globals, userEvent }) => {
    const words = wordsOf(contactCopy, globals).success;
    await expect(canvas.getByRole("heading", { level: 1, name: words.title })).toHaveFocus();
    const { receipt } = wordsOf(contactCopy, globals);
    await expect(canvas.getByRole("heading", { level: 2, name: receipt.title })).toBeVisible();
    await expect(canvas.getByText(filled.draft.email)).toBeVisible();
    // The deadline is said once, and as a time.
    await expect(canvas.getAllByText(/21[., ]/)).toHaveLength(1);
    await expect(canvas.queryByText(/24/)).toBeNull();
    await expect(canvas.getByRole("link", { name: direct.phone.shown })).toBeVisible();
    const { takeHome } = wordsOf(contactCopy, globals);
    const text = canvas.getByRole("link", { name: takeHome.text });
    await expect(text).toHaveAttribute("download", takeHome.textFile);
    await expect(decodeURIComponent(text.getAttribute("href") ?? "")).toContain(filled.draft.email);
    await expect(canvas.queryByRole("link", { name: takeHome.call })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: takeHome.print }));
    await userEvent.click(canvas.getByRole("button", { name: words.home }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(goHome).toHaveBeenCalledOnce();
  },
});
