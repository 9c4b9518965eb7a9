import { expect, waitFor } from "storybook/test";
import { chatDemoCopy } from "#features/solutions/chat-demo/chat.copy.ts";
import { crmTeaserCopy } from "#features/solutions/crm-teaser/crm-teaser.copy.ts";
import { SyncDemo } from "#features/solutions/sync-demo/SyncDemo.tsx";
import { syncDemoCopy } from "#features/solutions/sync-demo/sync.copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { noWider } from "../../support/no-wider.tsx";
import { plain } from "../../support/plain.ts";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/solutions/SyncDemo",
  component: SyncDemo,
  decorators: [noWider("42rem")],
});

function statuses(element: Element): (string | undefined)[] {
  return [...element.querySelectorAll<HTMLElement>("[data-status]")].map(({ dataset }) => dataset["status"]);
}

export const Pending = meta.story({
  tags: ["DEMO-06"],
  args: { at: 0 },
  play: async ({ canvasElement }) => {
    await expect(statuses(canvasElement)).toEqual(["pending", "idle", "idle", "idle"]);
  },
});

export const Syncing = meta.story({
  tags: ["DEMO-06"],
  args: { at: 1000 },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(statuses(canvasElement)).toEqual(["syncing", "idle", "idle", "idle"]);
    // Where nothing has arrived yet, the old address stands.
    const { before } = wordsOf(chatDemoCopy, globals).invoice;
    await expect(canvas.getAllByText(plain(before))).toHaveLength(3);
    await expect(canvasElement).toHaveTextContent(wordsOf(syncDemoCopy, globals).statuses.syncing);
  },
});

/** The first has arrived and still stands there; the second is on its way. */
export const OneCompleteOneSyncing = meta.story({
  tags: ["DEMO-06", "DEMO-07"],
  args: { at: 2600 },
  play: async ({ canvasElement }) => {
    await expect(statuses(canvasElement)).toEqual(["complete", "syncing", "idle", "idle"]);
  },
});

/** After 3 s a record is gone, and its route is up to date. */
export const Removed = meta.story({
  tags: ["DEMO-06", "DEMO-07"],
  args: { at: 3000 },
  play: async ({ canvasElement, globals }) => {
    await expect(statuses(canvasElement)).toEqual(["idle", "syncing", "idle", "idle"]);
    await expect(canvasElement).toHaveTextContent(wordsOf(syncDemoCopy, globals).current);
  },
});

/** Without motion: the address of the chat has gone every way, and analytics has its postcode alone. */
export const Complete = meta.story({
  tags: ["also-de-360", "DEMO-07"],
  globals: { motion: "still" },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(statuses(canvasElement)).toEqual(["idle", "idle", "idle", "complete"]));
    const chat = wordsOf(chatDemoCopy, globals);
    const { after } = chat.invoice;
    const [postcode = ""] = chat.messages[2]?.text.match(/\d{5}/) ?? [];
    const held = [...canvasElement.querySelectorAll("[data-new=true]")].map(({ textContent }) =>
      plain(textContent),
    );
    await expect(held).toEqual([after, after, after, after, postcode]);
    // What comes from the chat is part of the first system's row.
    const origin = canvas.getByText(plain(wordsOf(crmTeaserCopy, globals).from));
    await expect(origin.closest("li")).toHaveTextContent(wordsOf(syncDemoCopy, globals).systems.website.name);
  },
});

export const Narrow = meta.story({
  args: { at: 7000 },
  globals: { viewport: { value: "phone", isRotated: false } },
});
