import { type StoryLink, storiesOf } from "../../maps/story-link.ts";
import type { AssistantNode } from "./map.ts";

const whole = storiesOf<typeof import("./Assistant.stories.tsx")>("features/assistant/Assistant");
const picker = storiesOf<typeof import("./Picker.stories.tsx")>("features/assistant/Picker");

/** Does not compile while a state of the widget is missing from the book. */
export const everyNode = {
  closed: whole("Closed"),
  choosing: whole("Opened"),
  "back at the choice": picker("BackFromWriting"),
  writing: whole("Writing"),
  speaking: whole("Speaking"),
} satisfies Record<AssistantNode, StoryLink>;

/** The edges that each story's play function walks; `tests/visual/stories.spec.ts` checks them. */
export const walks = {
  "closed · toggled → choosing": whole("Opened"),
  "choosing · chose → writing": whole("ByKeyboard"),
  "writing · wentBack → back at the choice": whole("ByKeyboard"),
  "back at the choice · closed → closed": whole("ByKeyboard"),
  "writing · closed → closed": whole("ReopensAtTheChoice"),
};
