import type { HeroState } from "#features/hero/hero.machine.ts";
import { mapOf, storiesOf } from "../../maps/story-link.ts";

const form = storiesOf<typeof import("./HeroForm.stories.tsx")>("features/hero/HeroForm");

type HeroNode = Exclude<HeroState["status"], "idle"> | "empty" | "filled" | "faulty";

/** Does not compile while a state of the machine is missing from the book. */
export const everyState = mapOf<HeroNode>({
  empty: [form("Empty"), "filled"],
  filled: [form("Filled"), "faulty", "submitting"],
  faulty: [form("Faulty"), "filled"],
  submitting: [form("Submitting"), "filled"],
});
