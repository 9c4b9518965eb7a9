import type { Story } from "../../maps/explore.ts";
import * as drawer from "./Drawer.stories.tsx";
import * as section from "./DrawerSection.stories.tsx";
import type { DrawerNode } from "./map.ts";

/** Does not compile while a state of the machine is missing from the book. */
export const everyNode = {
  reading: drawer.Reading,
  "something kept": drawer.Some,
  "nothing kept": drawer.Nothing,
  deleting: drawer.Deleting,
  deleted: drawer.Deleted,
  "some left": drawer.DeletedSome,
} satisfies Record<DrawerNode, Story>;

/** The edges that each story's play function walks; `tests/visual/maps.spec.ts` checks them. */
export const walks = {
  "reading · read → something kept": section.WholeWay,
  "something kept · deleteAsked → deleting": section.WholeWay,
  "deleting · read → deleted": section.WholeWay,
};
