import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { Button } from "#ui/button/Button.tsx";
import { Dialog, type DialogProps } from "#ui/dialog/Dialog.tsx";
import preview from "../../.storybook/preview.tsx";

function WithOpener(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Gespräch beenden
      </Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  );
}

const meta = preview.meta({
  title: "ui/Dialog",
  component: Dialog,
  // Over the whole page, so each in a page of its own.
  parameters: { docs: { story: { inline: false, height: "420px" } } },
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
  render: (args) => <WithOpener {...args} />,
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

/** The focus goes in, stays in, and comes back to where it was. */
export const ByKeyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    const close = screen.getByRole("button", { name: "Schließen" });
    await waitFor(() => expect(close).toHaveFocus());
    await step("Tab goes round within the dialog", async () => {
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole("button", { name: "Weitersprechen" })).toHaveFocus();
      await userEvent.tab();
      await expect(close).toHaveFocus();
    });
    await step("Escape closes it, and the focus is back", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.getByRole("button", { name: "Gespräch beenden" })).toHaveFocus());
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
