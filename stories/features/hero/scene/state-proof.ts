import type { SceneState } from "#features/hero/scene/scene.machine.ts";
import { type StoryLink, storiesOf } from "../../../maps/story-link.ts";

const river = storiesOf<typeof import("../RiverScene.stories.tsx")>("features/hero/RiverScene");

/**
 * Does not compile while a state of the scene is missing from the book. What the renderer draws has no picture: no two
 * machines draw it alike. A refusal leaves the drawing where it is.
 */
export const everyNode = {
  drawing: river("Drawing"),
  live: river("Live"),
  resting: river("Auto"),
  refused: river("Drawing"),
} satisfies Record<SceneState["status"], StoryLink>;
