import type { AssistantState, Mode } from "#features/assistant/assistant.machine.ts";
import { type StoryLink, storiesOf } from "../../maps/story-link.ts";

const whole = storiesOf<typeof import("./Assistant.stories.tsx")>("features/assistant/Assistant");
const picker = storiesOf<typeof import("./Picker.stories.tsx")>("features/assistant/Picker");

type AssistantNode = Exclude<AssistantState["status"], "open"> | Mode | "choosing" | "back at the choice";

/** Does not compile while a state of the widget is missing from the book. */
export const everyNode = {
  closed: whole("Closed"),
  choosing: whole("Opened"),
  "back at the choice": picker("BackFromWriting"),
  text: whole("Writing"),
  voice: whole("Speaking"),
} satisfies Record<AssistantNode, StoryLink>;
