/** The two ways to talk to the assistant (WID-02). */
export const modes = ["text", "voice"] as const;
export type Mode = (typeof modes)[number];

/** The widget: shut, or open at the choice or in one of the modes (WID-01, WID-04). */
export type AssistantState =
  | { status: "closed" }
  /** At the choice; the button of the mode that was just left takes the focus. */
  | { status: "open"; mode: "none"; cameFrom: Mode | null }
  /** Writing; `instead` of speaking, which does not work in this browser. */
  | { status: "open"; mode: "text"; instead: boolean }
  | { status: "open"; mode: "voice" };

export type AssistantEvent =
  | { type: "toggled" }
  | { type: "closed" }
  | { type: "chose"; mode: Mode }
  /** Nothing can be spoken in this browser. */
  | { type: "speechMissed" }
  | { type: "wentBack" };

export const closed: AssistantState = { status: "closed" };

const inMode: Record<Mode, AssistantState> = {
  text: { status: "open", mode: "text", instead: false },
  voice: { status: "open", mode: "voice" },
};

export function assistantStep(state: AssistantState, event: AssistantEvent): AssistantState {
  if (state.status === "closed") {
    return event.type === "toggled" ? { status: "open", mode: "none", cameFrom: null } : state;
  }
  switch (event.type) {
    case "toggled":
    case "closed":
      return closed;
    case "chose":
      return state.mode === event.mode ? state : inMode[event.mode];
    case "speechMissed":
      return state.mode === "voice" ? { status: "open", mode: "text", instead: true } : state;
    case "wentBack":
      return state.mode === "none" ? state : { status: "open", mode: "none", cameFrom: state.mode };
  }
}
