import type { AssistantState, Mode } from "#features/assistant/assistant.machine.ts";
import { mapOf, storiesOf } from "../../maps/story-link.ts";

const whole = storiesOf<typeof import("./Assistant.stories.tsx")>("features/assistant/Assistant");
const picker = storiesOf<typeof import("./Picker.stories.tsx")>("features/assistant/Picker");

type AssistantNode = Exclude<AssistantState["status"], "open"> | Mode | "choosing" | "back at the choice";

/** Does not compile while a state of the widget is missing from the book. */
export const everyState = mapOf<AssistantNode>({
  closed: [whole("Closed"), "choosing"],
  choosing: [whole("Opened"), "text", "voice", "closed"],
  "back at the choice": [picker("BackFromWriting"), "text", "voice", "closed"],
  text: [whole("Writing"), "back at the choice", "closed"],
  voice: [whole("Speaking"), "back at the choice", "text", "closed"],
});
