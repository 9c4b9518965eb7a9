/** The two ways to talk to the assistant (WID-02). */
export const modes = ["text", "voice"] as const;
export type Mode = (typeof modes)[number];

/** The widget: shut, or open at the choice or in one of the modes (WID-01, WID-04). */
export type AssistantState =
  | { status: "closed" }
  | {
      status: "open";
      mode: "none" | Mode;
      /** The mode that was just left: for the choice, where its button takes the focus, or since it does not work here. */
      cameFrom: Mode | null;
    };

export type AssistantEvent =
  | { type: "toggled" }
  | { type: "closed" }
  | { type: "chose"; mode: Mode }
  /** Nothing can be spoken in this browser. */
  | { type: "speechMissed" }
  | { type: "wentBack" };

export const closed: AssistantState = { status: "closed" };

export function assistantStep(state: AssistantState, event: AssistantEvent): AssistantState {
  if (state.status === "closed") {
    return event.type === "toggled" ? { status: "open", mode: "none", cameFrom: null } : state;
  }
  switch (event.type) {
    case "toggled":
    case "closed":
      return closed;
    case "chose":
      return state.mode === event.mode ? state : { status: "open", mode: event.mode, cameFrom: null };
    case "speechMissed":
      return state.mode === "voice" ? { status: "open", mode: "text", cameFrom: "voice" } : state;
    case "wentBack":
      return state.mode === "none" ? state : { status: "open", mode: "none", cameFrom: state.mode };
  }
}
