import type { Story } from "../../maps/explore.ts";
import * as whole from "./Assistant.stories.tsx";
import type { AssistantNode } from "./map.ts";
import * as picker from "./Picker.stories.tsx";

/** Does not compile while a state of the widget is missing from the book. */
export const everyNode = {
  closed: whole.Closed,
  choosing: whole.Opened,
  "back at the choice": picker.BackFromWriting,
  writing: whole.Writing,
  speaking: whole.Speaking,
} satisfies Record<AssistantNode, Story>;

/** The edges that each story's play function walks; `tests/visual/maps.spec.ts` checks them. */
export const walks = {
  "closed · toggled → choosing": whole.Opened,
  "choosing · chose → writing": whole.ByKeyboard,
  "writing · wentBack → back at the choice": whole.ByKeyboard,
  "back at the choice · closed → closed": whole.ByKeyboard,
  "writing · closed → closed": whole.ReopensAtTheChoice,
};
