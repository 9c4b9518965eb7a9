import { expect, screen, waitFor, within } from "storybook/test";
import { AssistantSection } from "#features/assistant/AssistantSection.tsx";
import { assistantCopy } from "#features/assistant/assistant.copy.ts";
import { abilitiesCopy } from "#features/voice/abilities.copy.ts";
import {
  contactHref,
  email,
  neither,
  persona,
  views,
  WholeWidget,
} from "#stories/features/assistant/assistant.fixtures.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

/** The whole widget as the page has it: launcher, panel, choice, and stand-ins for the two modes. */
const meta = preview.meta({
  title: "features/assistant/Assistant",
  component: WholeWidget,
  subcomponents: { AssistantSection },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  args: { persona, email, contactHref, views },
});

const isSmall = () => window.matchMedia("(max-width: 39.99rem), (max-height: 26rem)").matches;

export const Closed = meta.story({
  tags: ["heard-de", "also-motion", "WID-01"],
  play: async ({ canvas, globals }) => {
    const launcher = canvas.getByRole("button", { name: wordsOf(assistantCopy, globals).name(persona) });
    await expect(launcher).toHaveAttribute("aria-expanded", "false");
    const { width, height } = launcher.getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(width).toBeGreaterThanOrEqual(48);
  },
});

/** A provider's model answers: the panel does not speak of prepared answers. */
export const Generated = meta.story({
  tags: ["no-picture", "WID-01"],
  args: { views: { ...views, answers: "generated" } },
  play: async ({ canvas, globals, userEvent }) => {
    const words = wordsOf(assistantCopy, globals);
    await userEvent.click(canvas.getByRole("button", { name: words.name(persona) }));
    await expect(await screen.findByText(words.noticeMore.generated)).toBeVisible();
  },
});

/** Opens at the choice; the heading has the focus. Beside the page a region, over it a modal dialog. */
export const Opened = meta.story({
  tags: ["heard-de", "also-de-360", "also-en-360", "also-motion", "WID-01", "WID-02", "WID-03"],
  play: async ({ canvas, globals, userEvent }) => {
    const words = wordsOf(assistantCopy, globals);
    await userEvent.click(canvas.getByRole("button", { name: words.name(persona) }));
    const role = isSmall() ? "dialog" : "region";
    const panel = await screen.findByRole(role, { name: words.name(persona) });
    await expect(within(panel).getByRole("heading", { name: words.greeting(persona) })).toHaveFocus();
    await expect(within(panel).getByText(words.noticeMore.prepared)).toBeVisible();
    if (isSmall()) return;
    await expect(panel.getBoundingClientRect().width).toBe(384);
    await expect([500, 550]).toContain(panel.getBoundingClientRect().height);
  },
});

export const Writing = meta.story({
  tags: ["also-motion", "WID-03", "WID-04"],
  args: { start: "text" },
  play: async ({ globals }) => {
    const words = wordsOf(assistantCopy, globals);
    await expect(await screen.findByRole("heading", { name: words.modes.text(persona) })).toHaveFocus();
    await expect(screen.getByText(words.notice)).toBeVisible();
    const panel = screen.queryByRole("region", { name: words.name(persona) });
    if (panel) await expect([500, 550]).toContain(panel.getBoundingClientRect().height);
  },
});

export const Speaking = meta.story({
  tags: ["WID-04"],
  args: { start: "voice" },
});

/** Nothing can be spoken in this browser: from SPEAK straight to the chat, and why. */
export const WritingInstead = meta.story({
  tags: ["also-motion", "WID-02", "WID-04"],
  args: { start: "instead", views: { ...views, speakHint: neither } },
  play: async ({ globals }) => {
    const words = wordsOf(assistantCopy, globals);
    await expect(await screen.findByRole("heading", { name: words.modes.text(persona) })).toHaveFocus();
    const { choice } = wordsOf(abilitiesCopy, globals);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(choice.neither));
  },
});

/** Its own code does not arrive: said, with a way to write and another try. */
export const ModeDoesNotArrive = meta.story({
  tags: ["heard-de", "also-motion"],
  args: { start: "text", views: { ...views, text: () => Promise.reject(new Error("offline")) } },
  play: async ({ globals }) => {
    const { deferred } = wordsOf(assistantCopy, globals);
    await expect(await screen.findByText(deferred.failed)).toBeVisible();
    await expect(screen.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
    await expect(screen.getByRole("button", { name: deferred.retry })).toBeEnabled();
  },
});

export const ModeIsOnItsWay = meta.story({
  tags: ["also-motion"],
  args: { start: "text", views: { ...views, text: () => new Promise(() => undefined) } },
  play: async ({ globals }) => {
    const status = await screen.findByRole("status");
    await expect(status).toHaveTextContent(wordsOf(assistantCopy, globals).deferred.loading);
  },
});
