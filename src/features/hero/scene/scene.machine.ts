import type { Refusal, Rest, SceneReport } from "./scene.protocol.ts";

/** The picture behind the headline. */
export type SceneState =
  | { status: "drawing" }
  | { status: "live" }
  | { status: "resting"; why: Rest }
  | { status: "refused"; why: Refusal };

export const firstDrawing: SceneState = { status: "drawing" };

/** A drawing comes first; the scene takes over once its first picture stands. A refusal is for good (HERO-02). */
export function sceneStep(state: SceneState, report: SceneReport): SceneState {
  if (state.status === "refused") return state;
  switch (report.type) {
    case "refused":
      return { status: "refused", why: report.why };
    case "rested":
      return { status: "resting", why: report.why };
    case "drawn":
      return state.status === "drawing" ? { status: "live" } : state;
  }
}
