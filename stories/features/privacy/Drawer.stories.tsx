import { useState } from "react";
import { expect, fn, screen } from "storybook/test";
import { Drawer, type DrawerProps } from "#features/privacy/drawer/Drawer.tsx";
import { drawerCopy } from "#features/privacy/drawer/drawer.copy.ts";
import { openCopy } from "#features/privacy/drawer/open.copy.ts";
import { ledgerCopy } from "#features/privacy/ledger/ledger.copy.ts";
import { useCopy } from "#shared/copy.ts";
import { Button } from "#ui/button/Button.tsx";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";
import { contacted, kept, shown, stranger } from "./drawer.fixtures.ts";

function WithOpener(props: DrawerProps) {
  const [open, setOpen] = useState(true);
  const { onClose } = props;
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {useCopy(openCopy).open}
      </Button>
      {open ? (
        <Drawer
          {...props}
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        />
      ) : null}
    </>
  );
}

/** Reached from the footer of every view: nothing about it is secret, and nothing is hidden in small print. */
const meta = preview.meta({
  title: "features/privacy/Drawer",
  component: Drawer,
  // Over the whole page, so each in a page of its own.
  parameters: { docs: { story: { inline: false, height: "720px" } } },
  args: {
    state: shown({ contacts: contacted.reading }),
    hasCalls: false,
    policyHref: "#datenschutz",
    onDelete: fn(),
    onClose: fn(),
  },
  render: (args) => <WithOpener {...args} />,
});

/** The browser has not answered yet. */
export const Reading = meta.story({
  args: { state: { status: "reading" as const } },
  play: async ({ globals }) => {
    const words = wordsOf(drawerCopy, globals);
    await expect(await screen.findByRole("status")).toHaveTextContent(words.reading);
    await expect(screen.queryByRole("button", { name: words.deleteAll })).not.toBeInTheDocument();
  },
});

/** Who only reads has nothing stored, and has contacted the site's own server alone: there is nothing to delete. */
export const Nothing = meta.story({
  play: async ({ globals }) => {
    const words = wordsOf(drawerCopy, globals);
    await expect(await screen.findByText(words.kept.none)).toBeVisible();
    await expect(screen.getByText(words.sent)).toBeInTheDocument();
    await expect(screen.queryByText(words.meaning)).not.toBeInTheDocument();
    await expect(screen.queryByRole("button", { name: words.deleteAll })).not.toBeInTheDocument();
  },
});

/** Language chosen, e-mail submitted: each in words, with its value and how long it stays. */
export const Some = meta.story({
  tags: ["heard-de", "also-de-360", "also-en-360", "LANG-01", "HERO-05"],
  args: { state: shown({ kept, contacts: contacted.asking }) },
  play: async ({ args, globals, userEvent }) => {
    const words = wordsOf(drawerCopy, globals);
    const ledger = wordsOf(ledgerCopy, globals);
    await expect(await screen.findByText(ledger.stored.language.name)).toBeVisible();
    await expect(screen.getByText("k.brandt@werkzeugbau.example")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: words.deleteAll }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

/** Both providers were asked: each with its servers. */
export const WithProviders = meta.story({
  args: { hasCalls: true, state: shown({ kept, contacts: contacted.providers }) },
  play: async ({ globals }) => {
    const words = wordsOf(drawerCopy, globals);
    const { contacts } = wordsOf(ledgerCopy, globals);
    await expect(await screen.findByText(contacts.chat.name)).toBeInTheDocument();
    await expect(screen.getByText(words.contacts.unseen)).toBeInTheDocument();
  },
});

/** The browser refuses to store anything: said, and no reason to worry. */
export const Refused = meta.story({
  tags: ["LANG-03"],
  args: { state: shown({ refused: true, contacts: contacted.reading }) },
  play: async ({ globals }) => {
    await expect(await screen.findByText(wordsOf(drawerCopy, globals).kept.refused)).toBeVisible();
  },
});

/** Something that the ledger does not know, there and on the line: not hidden. Its value is text, whatever it holds. */
export const Unknown = meta.story({
  args: { state: shown({ kept: [...kept, stranger], contacts: contacted.strange }) },
  play: async ({ globals }) => {
    const words = wordsOf(drawerCopy, globals);
    await expect(await screen.findAllByText(words.kept.unknown)).toHaveLength(2);
    await expect(screen.getByText(/<img src=x/)).toBeInTheDocument();
  },
});

export const Deleting = meta.story({
  args: { state: { status: "deleting" as const, kept, contacts: contacted.reading, refused: false } },
  play: async ({ globals }) => {
    const words = wordsOf(drawerCopy, globals);
    await expect(await screen.findByRole("button", { name: words.deleting })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
});

/** Said where the focus still is; the button stays, though there is nothing more for it to do. */
export const Deleted = meta.story({
  args: { state: shown({ contacts: contacted.reading, deleted: "all" }) },
  play: async ({ globals }) => {
    const words = wordsOf(drawerCopy, globals);
    await expect(await screen.findByRole("status")).toHaveTextContent(words.deleted);
    await expect(screen.getByText(words.kept.none)).toBeVisible();
  },
});

/** Something did not go away: said, with what is still there. */
export const DeletedSome = meta.story({
  args: { state: shown({ kept: [stranger], contacts: contacted.reading, deleted: "some" }) },
  play: async ({ globals }) => {
    await expect(await screen.findByRole("status")).toHaveTextContent(
      wordsOf(drawerCopy, globals).deletedSome,
    );
  },
});

/** Long keys and values, on a phone. */
export const LongText = meta.story({
  args: {
    state: shown({
      kept: [{ ...stranger, key: "k".repeat(120), value: "wert ".repeat(200) }],
      contacts: contacted.strange,
    }),
  },
  globals: { viewport: { value: "phone", isRotated: false } },
});

export const DoubleText = meta.story({
  tags: ["!autodocs"],
  args: { state: shown({ kept, contacts: contacted.providers }) },
  globals: { text: "double", viewport: { value: "phone", isRotated: false } },
});
