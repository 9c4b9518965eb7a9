import type { DrawerState } from "#features/privacy/drawer/drawer.machine.ts";
import { mapOf, storiesOf } from "../../maps/story-link.ts";

const drawer = storiesOf<typeof import("./Drawer.stories.tsx")>("features/privacy/Drawer");

type Deleted = Exclude<Extract<DrawerState, { status: "shown" }>["deleted"], "not">;
type Shown = "something kept" | "nothing kept" | `deleted ${Deleted}`;
type DrawerNode = Exclude<DrawerState["status"], "shown"> | Shown;

/** Does not compile while a state of the machine is missing from the book. */
export const everyState = mapOf<DrawerNode>({
  reading: [drawer("Reading"), "something kept", "nothing kept"],
  "something kept": [drawer("Some"), "deleting"],
  "nothing kept": [drawer("Nothing")],
  deleting: [drawer("Deleting"), "deleted all", "deleted some"],
  "deleted all": [drawer("Deleted")],
  "deleted some": [drawer("DeletedSome"), "deleting"],
});
