import type { SceneState } from "#features/hero/scene/scene.machine.ts";
import { mapOf, storiesOf } from "../../../maps/story-link.ts";

const river = storiesOf<typeof import("../RiverScene.stories.tsx")>("features/hero/RiverScene");

/**
 * Does not compile while a state of the scene is missing from the book. What the renderer draws has no picture: no two
 * machines draw it alike. A refusal leaves the drawing where it is.
 */
export const everyState = mapOf<SceneState["status"]>({
  drawing: [river("Drawing"), "live", "resting", "refused"],
  live: [river("Live"), "resting", "refused"],
  resting: [river("Auto"), "live", "refused"],
  refused: [river("Drawing")],
});
