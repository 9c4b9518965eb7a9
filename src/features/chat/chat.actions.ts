import type { Source } from "./chat.port.ts";
import type { Solution, Step } from "./chat.steps.ts";

/** What can be pressed in a message. */
export interface MessageActions {
  /** The newest message: only its questions and offers can be pressed. */
  last: boolean;
  /** The visitor asks this. */
  onAsk: (question: string) => void;
  /** The visitor hands the conversation to a person; with what they pressed for it. */
  onHandOver: (step?: Step) => void;
  /** The visitor wants to see a demo. */
  onDemo: (solution: Solution) => void;
  /** A source was followed. */
  onFollow: (source: Source) => void;
}
