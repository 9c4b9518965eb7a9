import * as flows from "../../flows/Contact.stories.tsx";
import type { Story } from "../../maps/explore.ts";
import * as form from "./HeroForm.stories.tsx";
import type { HeroNode } from "./map.ts";

/** Does not compile while a state of the machine is missing from the book. */
export const everyNode = {
  empty: form.Empty,
  filled: form.Filled,
  faulty: form.Faulty,
  submitting: form.Submitting,
} satisfies Record<HeroNode, Story>;

/** The edges that each story's play function walks; `tests/visual/maps.spec.ts` checks them. */
export const walks = {
  "empty · edited → filled": flows.HeroToSuccess,
  "filled · submitted → submitting": flows.HeroToSuccess,
  "submitting · arrived → empty": flows.HeroToSuccess,
};
