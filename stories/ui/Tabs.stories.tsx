import { expect, fn } from "storybook/test";
import { type Tab, Tabs } from "#ui/tabs/Tabs.tsx";
import preview from "../../.storybook/preview.tsx";
import { inEveryState } from "./support/States.tsx";

const meta = preview.meta({
  title: "ui/Tabs",
  component: Tabs,
  parameters: { holds: ["value", "onChoose"] },
  args: {
    label: "Lösungen",
    value: "chat",
    onChoose: fn(),
    tabs: [
      { value: "chat", label: "Wissens-Chat", icon: "chat", content: <p>Antworten aus Ihren Dokumenten.</p> },
      {
        value: "leads",
        label: "Anfragen",
        icon: "person",
        content: <p>Jede Anfrage geprüft und sortiert.</p>,
      },
      { value: "sync", label: "Abgleich", icon: "retry", content: <p>Ein Stand in allen Systemen.</p> },
    ] satisfies readonly Tab<string>[],
  },
});

/** Closed panels stay in the page for search engines and keep what was typed. */
export const First = meta.story({
  tags: ["also-motion"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tablist", { name: "Lösungen" })).toBeVisible();
    await expect(canvas.getByText("Antworten aus Ihren Dokumenten.")).toBeVisible();
    await expect(canvas.getByText("Ein Stand in allen Systemen.")).not.toBeVisible();
  },
});

/** One stop of the Tab key for the row, then one for the panel; arrow keys go along and round. */
export const ByKeyboard = meta.story({
  tags: ["also-motion"],
  play: async ({ args, canvas, step, userEvent }) => {
    await step("Tab leads to the chosen tab", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("tab", { name: "Wissens-Chat", selected: true })).toHaveFocus();
    });
    await step("Arrow keys choose, and go round at the end", async () => {
      await userEvent.keyboard("{ArrowRight}");
      await expect(canvas.getByRole("tab", { name: "Anfragen", selected: true })).toHaveFocus();
      await expect(args.onChoose).toHaveBeenCalledWith("leads");
      await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
      await expect(canvas.getByRole("tab", { name: "Abgleich", selected: true })).toHaveFocus();
    });
    await step("Home leads to the first", async () => {
      await userEvent.keyboard("{Home}");
      await expect(canvas.getByRole("tab", { name: "Wissens-Chat", selected: true })).toHaveFocus();
    });
    await step("Tab leads on to the panel", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("tabpanel", { name: "Wissens-Chat" })).toHaveFocus();
    });
  },
});

/** The page decides which is open. */
export const Decided = meta.story({
  tags: ["also-motion"],
  args: { value: "sync" },
  parameters: { holds: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Anfragen" }));
    await expect(args.onChoose).toHaveBeenCalledWith("leads");
    await expect(canvas.getByRole("tab", { name: "Abgleich" })).toHaveAttribute("aria-selected", "true");
  },
});

/** With a line below each name; on a phone the names alone stay, side by side. */
export const WithNotes = meta.story({
  args: {
    value: "a",
    tabs: [
      { value: "a", label: "KI-Chat-Assistent", note: "Antworten, auch nachts", content: <p>Antworten.</p> },
      { value: "b", label: "Lead-Generator", note: "Aus Besuchen Termine", content: <p>Sortieren.</p> },
      { value: "c", label: "CRM-Integration", note: "Überall ein Stand", content: <p>Abgleichen.</p> },
    ],
  },
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole("tab");
    await expect(new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size).toBe(1);
    await expect(new Set(tabs.map(({ offsetHeight }) => offsetHeight)).size).toBe(1);
    await expect(tabs[0]).toHaveAccessibleDescription("Antworten, auch nachts");
  },
});

/** Too long to stand side by side on a phone: each stays whole, in a row of its own. */
export const LongGerman = meta.story({
  tags: ["also-motion", "also-de-360"],
  args: {
    value: "a",
    tabs: [
      { value: "a", label: "Wissensdatenbank-Assistent", content: <p>Antworten.</p> },
      { value: "b", label: "Anfragenqualifizierung", content: <p>Sortieren.</p> },
      { value: "c", label: "Stammdatensynchronisation", content: <p>Abgleichen.</p> },
    ],
  },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    const last = canvas.getByRole("tab", { name: "Stammdatensynchronisation" });
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().left).toBeLessThan(window.innerWidth);
  },
});

export const EveryState = meta.story({ name: "Hover, focus, pressed", decorators: [inEveryState()] });
