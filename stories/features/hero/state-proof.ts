import { type StoryLink, storiesOf } from "../../maps/story-link.ts";
import type { HeroNode } from "./map.ts";

const flows = storiesOf<typeof import("../../flows/Contact.stories.tsx")>("flows/Contact request");
const form = storiesOf<typeof import("./HeroForm.stories.tsx")>("features/hero/HeroForm");

/** Does not compile while a state of the machine is missing from the book. */
export const everyNode = {
  empty: form("Empty"),
  filled: form("Filled"),
  faulty: form("Faulty"),
  submitting: form("Submitting"),
} satisfies Record<HeroNode, StoryLink>;

/** The edges that each story's play function walks; `tests/visual/stories.spec.ts` checks them. */
export const walks = {
  "empty · edited → filled": flows("HeroToSuccess"),
  "filled · submitted → submitting": flows("HeroToSuccess"),
  "submitting · arrived → empty": flows("HeroToSuccess"),
};
