import { type HeroEvent, type HeroState, heroStep, idle } from "#features/hero/hero.machine.ts";
import { firstDrawing, type SceneState, sceneStep } from "#features/hero/scene/scene.machine.ts";
import type { SceneReport } from "#features/hero/scene/scene.protocol.ts";
import type { Mapped } from "../../maps/explore.ts";

export type HeroNode = "empty" | "filled" | "faulty" | "submitting";

export const heroMap: Mapped<HeroState, HeroEvent, HeroNode> = {
  name: "hero",
  step: heroStep,
  initial: idle,
  events: {
    edited: [
      { type: "edited", email: "" },
      { type: "edited", email: "kb@brandt" },
      { type: "edited", email: "kb@brandt.example" },
    ],
    submitted: [{ type: "submitted" }],
    cancelled: [{ type: "cancelled" }],
    arrived: [{ type: "arrived" }],
  },
  nodeOf(state) {
    if (state.status === "submitting") return "submitting";
    if (state.fault) return "faulty";
    return state.email ? "filled" : "empty";
  },
};

export const sceneMap: Mapped<SceneState, SceneReport, SceneState["status"]> = {
  name: "scene",
  step: sceneStep,
  initial: firstDrawing,
  events: {
    drawn: [{ type: "drawn" }],
    rested: [{ type: "rested", why: "software" }],
    refused: [{ type: "refused", why: "no-webgl" }],
  },
  nodeOf: ({ status }) => status,
};
