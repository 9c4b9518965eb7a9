import { away, type ChatEvent, type ChatState, chatStep } from "#features/chat/chat.machine.ts";
import type { Mapped } from "../../maps/explore.ts";

export type ChatNode =
  | Exclude<ChatState["status"], "talking">
  | "loading slowly"
  | "talking"
  | "reply awaited"
  | "reply lost";

export const chatMap: Mapped<ChatState, ChatEvent, ChatNode> = {
  name: "chat",
  step: chatStep,
  initial: away,
  events: {
    entered: [
      { type: "entered", asks: true },
      { type: "entered", asks: false },
    ],
    started: [{ type: "started" }],
    slowed: [{ type: "slowed" }],
    rendered: [{ type: "rendered" }],
    connected: [{ type: "connected" }],
    failed: [{ type: "failed", failure: "notLoaded" }],
    typed: [{ type: "typed", draft: "Was" }],
    asked: [{ type: "asked", text: "Was kostet das?", language: "de", at: 0 }],
    retried: [{ type: "retried" }],
    answered: [{ type: "answered", answer: { kind: "unknown" }, language: "de", at: 0 }],
    lost: [{ type: "lost" }],
    left: [{ type: "left" }],
  },
  nodeOf(state) {
    switch (state.status) {
      case "loading":
        return state.slow ? "loading slowly" : "loading";
      case "talking":
        return state.reply === "none" ? "talking" : `reply ${state.reply}`;
      default:
        return state.status;
    }
  },
};
