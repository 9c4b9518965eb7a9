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

/** What the play function of a story really walks; `tests/visual/maps.spec.ts` looks. */
export const walks = {
  "empty · edited → filled": flows.HeroToSuccess,
  "filled · submitted → submitting": flows.HeroToSuccess,
  "submitting · arrived → empty": flows.HeroToSuccess,
};
