import type { HeroState } from "#features/hero/hero.machine.ts";
import { type StoryLink, storiesOf } from "../../maps/story-link.ts";

const form = storiesOf<typeof import("./HeroForm.stories.tsx")>("features/hero/HeroForm");

type HeroNode = Exclude<HeroState["status"], "idle"> | "empty" | "filled" | "faulty";

/** Does not compile while a state of the machine is missing from the book. */
export const everyNode = {
  empty: form("Empty"),
  filled: form("Filled"),
  faulty: form("Faulty"),
  submitting: form("Submitting"),
} satisfies Record<HeroNode, StoryLink>;
