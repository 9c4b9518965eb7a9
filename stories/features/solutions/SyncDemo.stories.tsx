import { expect, waitFor } from "storybook/test";
import { SyncDemo } from "#features/solutions/sync-demo/SyncDemo.tsx";
import { syncDemoCopy } from "#features/solutions/sync-demo/sync.copy.ts";
import preview from "../../../.storybook/preview.tsx";
import { wordsOf } from "../../support/words.ts";

const meta = preview.meta({
  title: "features/solutions/SyncDemo",
  component: SyncDemo,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "42rem" }}>
        <Story />
      </div>
    ),
  ],
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
  play: async ({ canvasElement, globals }) => {
    await expect(statuses(canvasElement)).toEqual(["syncing", "idle", "idle", "idle"]);
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

/** The frame without motion: every route has carried its record. */
export const Complete = meta.story({
  tags: ["also-de-360", "DEMO-07"],
  globals: { motion: "still" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(statuses(canvasElement)).toEqual(["idle", "idle", "idle", "complete"]));
  },
});

export const Narrow = meta.story({
  args: { at: 7000 },
  globals: { viewport: { value: "phone", isRotated: false } },
});
