import {
  resting,
  type VoiceMachineEvent,
  type VoiceState,
  voiceStep,
} from "#features/voice/voice.machine.ts";
import type { Mapped } from "../../maps/explore.ts";

export type VoiceNode =
  | "ready"
  | "ready after a failure"
  | "asking for the microphone"
  | "connecting"
  | "connecting slowly"
  | "listening"
  | "unheard"
  | "muted"
  | "assistant speaks"
  | "sound blocked"
  | "reading and writing"
  | "ended"
  | "ended by a failure";

function nodeInCall({ visitor, assistant }: Extract<VoiceState, { status: "active" }>): VoiceNode {
  if (assistant.answers === "spoken" && assistant.blocked) return "sound blocked";
  if (visitor.questions === "written") return "reading and writing";
  if (visitor.microphone === "muted" || visitor.microphone === "unheard") return visitor.microphone;
  return assistant.answers === "spoken" && assistant.speaking ? "assistant speaks" : "listening";
}

export const voiceMap: Mapped<VoiceState, VoiceMachineEvent, VoiceNode> = {
  name: "voice",
  step: voiceStep,
  initial: resting,
  events: {
    started: [{ type: "started" }],
    microphoneAsked: [{ type: "microphoneAsked" }],
    microphoneOpened: [{ type: "microphoneOpened" }],
    slowed: [{ type: "slowed" }],
    listening: [
      { type: "listening", abilities: { questions: "either", answers: "spoken" } },
      { type: "listening", abilities: { questions: "written", answers: "written" } },
    ],
    muteToggled: [{ type: "muteToggled" }],
    speaking: [
      { type: "speaking", on: true },
      { type: "speaking", on: false },
    ],
    sounded: [{ type: "sounded" }],
    unheard: [{ type: "unheard" }],
    soundBlocked: [{ type: "soundBlocked" }],
    steered: [
      { type: "steered", how: "stop" },
      { type: "steered", how: "repeat" },
      { type: "steered", how: 1.25 },
    ],
    captioned: [{ type: "captioned", from: "assistant", text: "Guten Tag.", final: true, language: "de" }],
    offered: [{ type: "offered", questions: ["Was kostet das?"] }],
    typed: [{ type: "typed", draft: "Was" }],
    asked: [{ type: "asked", text: "Was kostet das?", language: "de" }],
    ended: [
      { type: "ended", failure: null },
      { type: "ended", failure: "network" },
    ],
    rested: [{ type: "rested" }],
    left: [{ type: "left" }],
  },
  nodeOf(state) {
    switch (state.status) {
      case "idle":
        return state.failure ? "ready after a failure" : "ready";
      case "connecting":
        if (state.step === "microphone") return "asking for the microphone";
        return state.slow ? "connecting slowly" : "connecting";
      case "active":
        return nodeInCall(state);
      case "ended":
        return state.failure ? "ended by a failure" : "ended";
    }
  },
};
