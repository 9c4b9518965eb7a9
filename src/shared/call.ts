/** How a visitor can ask and hear answers in a call. Known before the call begins. */
export interface Abilities {
  /** How questions can be asked. If they can be spoken, the visitor's microphone is open during the call. */
  questions: "spoken" | "written" | "either";
  /** Whether the assistant can be heard, or only read. */
  answers: "spoken" | "written";
  /** Questions could be spoken, once the browser has fetched what that needs from its maker. */
  addable?: true;
}
