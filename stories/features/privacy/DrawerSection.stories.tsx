import { expect, screen, waitFor } from "storybook/test";
import { DrawerSection } from "#features/privacy/drawer/DrawerSection.tsx";
import { createDrawerController } from "#features/privacy/drawer/drawer.controller.ts";
import { drawerCopy } from "#features/privacy/drawer/drawer.copy.ts";
import type { KeptItem } from "#features/privacy/drawer/drawer.port.ts";
import { nothingSetUp } from "#features/privacy/ledger/hosts.ts";
import { contactsOf } from "#features/privacy/ledger/ledger.ts";
import { systemClock } from "#shared/clock.ts";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

const own = "https://mainlicht.example";

function scripted() {
  let items: readonly KeptItem[] = [
    { place: "local", key: "language", value: "en" },
    { place: "session", key: "hero-email", value: "k.brandt@werkzeugbau.example" },
  ];
  const port = {
    read: async () => ({ items, refused: false }),
    remove: async () => {
      items = [];
    },
    contacted: () => [`${own}/`, `${own}/assets/main.js`],
  };
  const controller = createDrawerController(port, contactsOf(nothingSetUp, own), systemClock);
  return controller;
}

const meta = preview.meta({
  title: "features/privacy/DrawerSection",
  component: DrawerSection,
  tags: ["no-picture"],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: "720px" } } },
  args: { controller: scripted(), hasCalls: false, policyHref: "#datenschutz", onClose: () => undefined },
  argTypes: { controller: { control: false } },
});

/** Over a scripted browser: read when it opens, deleted for good, said where the focus is. */
export const WholeWay = meta.story({
  args: { controller: scripted() },
  play: async ({ args, globals, userEvent }) => {
    const words = wordsOf(drawerCopy, globals);
    const button = await screen.findByRole("button", { name: words.deleteAll });
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "false"));
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(words.deleted));
    await expect(button).toHaveFocus();
    await expect(args.controller.get()).toMatchObject({ status: "shown", kept: [] });
  },
});
