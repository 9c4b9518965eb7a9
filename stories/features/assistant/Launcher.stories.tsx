import type { ReactNode } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { assistantCopy } from "#features/assistant/assistant.copy.ts";
import { Launcher } from "#features/assistant/Launcher.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";
import { persona } from "./assistant.fixtures.tsx";

const meta = preview.meta({
  title: "features/assistant/Launcher",
  component: Launcher,
  parameters: { docs: { story: { inline: false, height: "140px" } } },
  args: { persona, open: false, onToggle: fn() },
});

export const Shut = meta.story({
  tags: ["WID-01"],
  play: async ({ args, canvas, globals, userEvent }) => {
    const words = wordsOf(assistantCopy, globals);
    await userEvent.click(canvas.getByRole("button", { name: words.name(persona), expanded: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

/** The same button closes again; its tooltip says so. */
export const Open = meta.story({
  tags: ["WID-01"],
  args: { open: true },
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole("button", { expanded: true });
    await expect(button).toHaveAttribute("title", wordsOf(assistantCopy, globals).close);
  },
});

/** Where the launcher stands, something lies under it. */
const corner = { position: "fixed", insetBlockEnd: "2rem", insetInlineEnd: "2rem" } as const;

const tall = (Story: () => ReactNode) => (
  <div style={{ minBlockSize: "300dvh" }}>
    <Story />
  </div>
);

/** It is out of the way of somebody who scrolls down, and back when they turn round or reach the end. */
export const WhileScrolling = meta.story({
  globals: { viewport: { value: "phone", isRotated: false } },
  decorators: [tall],
  play: async ({ canvas }) => {
    const launcher = canvas.getByRole("button");
    // A very wide page has a margin for it: there it stays.
    const isNarrow = window.matchMedia("(max-width: 90rem)").matches;
    const gone = () => waitFor(() => expect(launcher.hasAttribute("data-gives-way")).toBe(isNarrow));
    const back = () => waitFor(() => expect(launcher).not.toHaveAttribute("data-gives-way"));
    fireEvent.wheel(launcher);
    window.scrollTo({ top: 200 });
    await gone();
    window.scrollTo({ top: 100 });
    await back();
    window.scrollTo({ top: document.body.scrollHeight });
    await back();
    window.scrollTo({ top: 0 });
  },
});

/** It never lies on a field, on what sends a form, on a price or on a link. */
export const GivesWayToWhatIsUsed = meta.story({
  tags: ["no-picture"],
  decorators: [
    (Story) => (
      <form style={{ minBlockSize: "60dvh" }}>
        <input aria-label="Firma" style={corner} />
        <button type="submit" style={corner}>
          Senden
        </button>
        <a href="#talk" style={corner}>
          Anruf
        </a>
        <dl id="process">
          <dt>Betrieb</dt>
          <dd style={corner}>290 €</dd>
        </dl>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const launcher = canvas.getByRole("button", { expanded: false });
    const parts = [...canvasElement.querySelectorAll<HTMLElement>("input, [type=submit], a, dd")];
    for (const part of parts) {
      for (const each of parts) each.hidden = true;
      window.dispatchEvent(new Event("resize"));
      await waitFor(() => expect(launcher).not.toHaveAttribute("data-gives-way"));
      part.hidden = false;
      window.dispatchEvent(new Event("resize"));
      await waitFor(() => expect(launcher).toHaveAttribute("data-gives-way"));
    }
  },
});

/** A field under it gets the keyboard's focus: the launcher gives way, and comes back afterwards. */
export const GivesWay = meta.story({
  tags: ["heard-de"],
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: "60dvh" }}>
        <a href="#services">Lösungen</a>
        <input aria-label="E-Mail" style={corner} />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step, userEvent }) => {
    const launcher = canvas.getByRole("button");
    await step("A link elsewhere has the focus: it stays", async () => {
      await userEvent.tab();
      await expect(launcher).not.toHaveAttribute("data-gives-way");
    });
    await step("The field under it has the focus: it gives way", async () => {
      await userEvent.tab();
      await expect(canvas.getByRole("textbox")).toHaveFocus();
      await expect(launcher).toHaveAttribute("data-gives-way");
    });
    await step("The focus comes to the launcher itself: it is back", async () => {
      await userEvent.tab();
      await expect(launcher).toHaveFocus();
      await expect(launcher).not.toHaveAttribute("data-gives-way");
    });
  },
});
