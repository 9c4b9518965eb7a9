import { type StoryLink, storiesOf } from "../../maps/story-link.ts";
import type { DrawerNode } from "./map.ts";

const drawer = storiesOf<typeof import("./Drawer.stories.tsx")>("features/privacy/Drawer");
const section = storiesOf<typeof import("./DrawerSection.stories.tsx")>("features/privacy/DrawerSection");

/** Does not compile while a state of the machine is missing from the book. */
export const everyNode = {
  reading: drawer("Reading"),
  "something kept": drawer("Some"),
  "nothing kept": drawer("Nothing"),
  deleting: drawer("Deleting"),
  deleted: drawer("Deleted"),
  "some left": drawer("DeletedSome"),
} satisfies Record<DrawerNode, StoryLink>;

/** The edges that each story's play function walks; `tests/visual/stories.spec.ts` checks them. */
export const walks = {
  "reading · read → something kept": section("WholeWay"),
  "something kept · deleteAsked → deleting": section("WholeWay"),
  "deleting · read → deleted": section("WholeWay"),
};
