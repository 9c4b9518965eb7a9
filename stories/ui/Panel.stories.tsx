import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Badge } from "#ui/badge/Badge.tsx";
import { Button } from "#ui/button/Button.tsx";
import { Panel, type PanelProps } from "#ui/dialog/Panel.tsx";
import { TextField } from "#ui/field/TextField.tsx";
import preview from "../../.storybook/preview.tsx";

function WithLauncher(props: PanelProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <p style={{ marginBlockEnd: "1rem", maxInlineSize: "30rem" }}>
        Die Seite bleibt lesbar und bedienbar, während die Assistenz daneben steht.
      </p>
      <Button onClick={() => setOpen(true)}>Assistenz öffnen</Button>
      <Panel {...props} open={open} onClose={close} />
    </>
  );
}

const hours = ["8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19"];

const meta = preview.meta({
  title: "ui/Panel",
  component: Panel,
  // Over the whole page, so each in a page of its own.
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  args: {
    open: true,
    onClose: fn(),
    title: "Assistenz",
    closeLabel: "Assistenz schließen",
    children: <p>Guten Abend. Möchten Sie sprechen oder schreiben?</p>,
  },
  render: (args) => <WithLauncher {...args} />,
});

export const Open = meta.story({
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "Assistenz" })).toBeVisible();
  },
});

export const WithFoot = meta.story({
  args: {
    lead: <Badge tone="good">Bereit</Badge>,
    footer: <TextField label="Nachricht" name="message" autoComplete="off" />,
    children: hours.map((hour) => (
      <p key={hour} style={{ marginBlockEnd: "1rem" }}>
        {hour} Uhr: Wir prüfen das und melden uns mit einem Vorschlag.
      </p>
    )),
  },
});

/** Escape closes it, and the focus is back on the launcher. */
export const ByKeyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("It opens, and takes the focus", async () => {
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      const panel = await screen.findByRole("dialog");
      await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement | null));
    });
    await step("Escape closes it, and the focus is back", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await expect(canvas.getByRole("button", { name: "Assistenz öffnen" })).toHaveFocus();
    });
  },
});

/** Beside the page on a wide screen, instead of it on a narrow one: then nothing behind can be reached. */
export const ModalOnlyWhenItFillsTheScreen = meta.story({
  play: async ({ canvas }) => {
    await screen.findByRole("dialog");
    const narrow = window.matchMedia("(max-width: 39.99rem)").matches;
    await expect(canvas.queryByRole("button", { name: "Assistenz öffnen" }) === null).toBe(narrow);
  },
});

/** Text at twice its size: everything wraps, nothing is cut. */
export const DoubleText = meta.story({
  tags: ["!autodocs"],
  args: { footer: <TextField label="Nachricht" name="message" autoComplete="off" /> },
  globals: { text: "double" },
});
