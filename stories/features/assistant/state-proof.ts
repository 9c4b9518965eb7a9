import type { AssistantState } from "#features/assistant/assistant.machine.ts";
import * as whole from "./Assistant.stories.tsx";

interface Story {
  composed: unknown;
}

/** Does not compile while a state of the widget is missing from the book. */
export const everyState = {
  closed: whole.Closed,
  open: whole.Opened,
} satisfies Record<AssistantState["status"], Story>;

/** Does not compile while a mode is missing from the book. */
export const everyMode = {
  none: whole.Opened,
  text: whole.Writing,
  voice: whole.Speaking,
} satisfies Record<Extract<AssistantState, { status: "open" }>["mode"], Story>;
