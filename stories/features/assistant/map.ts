import {
  type AssistantEvent,
  type AssistantState,
  assistantStep,
  closed,
} from "#features/assistant/assistant.machine.ts";
import type { Mapped } from "../../maps/explore.ts";

export type AssistantNode = "closed" | "choosing" | "back at the choice" | "writing" | "speaking";

export const assistantMap: Mapped<AssistantState, AssistantEvent, AssistantNode> = {
  name: "assistant",
  step: assistantStep,
  initial: closed,
  events: {
    toggled: [{ type: "toggled" }],
    closed: [{ type: "closed" }],
    chose: [
      { type: "chose", mode: "text" },
      { type: "chose", mode: "voice" },
    ],
    speechMissed: [{ type: "speechMissed" }],
    wentBack: [{ type: "wentBack" }],
  },
  nodeOf(state) {
    if (state.status === "closed") return "closed";
    if (state.mode === "none") return state.cameFrom ? "back at the choice" : "choosing";
    return state.mode === "text" ? "writing" : "speaking";
  },
};
