import type { DrawerState } from "#features/privacy/drawer/drawer.machine.ts";
import { type StoryLink, storiesOf } from "../../maps/story-link.ts";

const drawer = storiesOf<typeof import("./Drawer.stories.tsx")>("features/privacy/Drawer");

type Deleted = Exclude<Extract<DrawerState, { status: "shown" }>["deleted"], "not">;
type Shown = "something kept" | "nothing kept" | `deleted ${Deleted}`;
type DrawerNode = Exclude<DrawerState["status"], "shown"> | Shown;

/** Does not compile while a state of the machine is missing from the book. */
export const everyNode = {
  reading: drawer("Reading"),
  "something kept": drawer("Some"),
  "nothing kept": drawer("Nothing"),
  deleting: drawer("Deleting"),
  "deleted all": drawer("Deleted"),
  "deleted some": drawer("DeletedSome"),
} satisfies Record<DrawerNode, StoryLink>;
