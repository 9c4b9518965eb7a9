import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "#ui/button/Button.tsx";
import { Dialog } from "#ui/dialog/Dialog.tsx";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "ui/Dialog",
  component: Dialog,
  // Over the whole page, so each in a page of its own.
  parameters: {
    docs: { story: { inline: false, height: "420px" } },
    holds: ["open", "onClose", "Gespräch beenden"],
  },
  args: {
    open: true,
    onClose: fn(),
    closeLabel: "Schließen",
    title: "Gespräch beenden?",
    description: "Der Verlauf wird nicht gespeichert.",
    actions: (
      <>
        <Button>Beenden</Button>
        <Button tone="quiet">Weitersprechen</Button>
      </>
    ),
  },
});

export const Open = meta.story({
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Gespräch beenden?" });
    await expect(dialog).toHaveAccessibleDescription("Der Verlauf wird nicht gespeichert.");
    // Its head and foot are no landmarks: those are the page's.
    for (const landmark of ["banner", "contentinfo"]) {
      await expect(within(dialog).queryByRole(landmark)).not.toBeInTheDocument();
    }
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement | null));
  },
});

/** The focus goes in, nothing behind can have it, Escape closes it, and the focus comes back to where it was. */
export const ByKeyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Gespräch beenden" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole<HTMLDialogElement>("dialog");
    const close = screen.getByRole("button", { name: "Schließen" });
    await expect(close).toHaveFocus();
    await step("The page behind it can neither have the focus nor be scrolled", async () => {
      opener.focus();
      await expect(close).toHaveFocus();
      await expect(document.documentElement).toHaveStyle({ overflow: "hidden" });
    });
    await step("Escape closes it, and the focus is back", async () => {
      dialog.requestClose();
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(document.documentElement).not.toHaveStyle({ overflow: "hidden" });
    });
  },
});

/** A press beside it closes it; one on its own edge does not. */
export const PressedBeside = meta.story({
  tags: ["!autodocs"],
  play: async ({ args, step, userEvent }) => {
    const dialog = await screen.findByRole("dialog");
    const { left, top } = dialog.getBoundingClientRect();
    const at = (clientX: number) =>
      ({ keys: "[MouseLeft]", target: dialog, coords: { clientX, clientY: top + 1 } }) as const;
    await step("On its own edge nothing happens", async () => {
      await userEvent.pointer(at(left + 1));
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step("Beside it, it closes", async () => {
      await userEvent.pointer(at(left - 1));
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(dialog).not.toBeInTheDocument();
    });
  },
});

export const LongGerman = meta.story({
  args: {
    title: "Datenschutzeinwilligungserklärung widerrufen?",
    description:
      "Mit dem Widerruf werden die Gesprächsaufzeichnungen und die Terminvereinbarungsdaten unwiderruflich gelöscht.",
    actions: (
      <>
        <Button>Einwilligung unwiderruflich widerrufen</Button>
        <Button tone="quiet">Einwilligung aufrechterhalten</Button>
      </>
    ),
  },
  globals: { language: "de", viewport: { value: "phone", isRotated: false } },
});

export const DoubleText = meta.story({ tags: ["!autodocs"], globals: { text: "double" } });
