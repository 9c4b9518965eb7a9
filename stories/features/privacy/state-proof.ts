import type { DrawerState } from "#features/privacy/drawer/drawer.machine.ts";
import { Deleted, DeletedSome, Deleting, Nothing, Reading, Some } from "./Drawer.stories.tsx";

/** Does not compile while a state of the machine is missing from the book. */
export const everyState = {
  reading: Reading,
  shown: Some,
  deleting: Deleting,
} satisfies Record<DrawerState["status"], { composed: unknown }>;

export const everyEnd = {
  not: Nothing,
  all: Deleted,
  some: DeletedSome,
} satisfies Record<Extract<DrawerState, { status: "shown" }>["deleted"], { composed: unknown }>;
