import { cameraFor, farBank, project } from "../scene/river/path.ts";

/** High in the tallest tower of the scene's city. In units of the scene: to the right, and above the water. */
export const litWindow = { x: 52, above: 17.7 } as const;

/** Where that window is seen in a scene of this size, from its upper left corner. */
export function windowIn(width: number, height: number): { x: number; y: number } {
  const view = cameraFor(width / height);
  const { x, y } = project({ x: litWindow.x * view.squeeze, depth: farBank }, litWindow.above, view);
  return { x: ((x + 1) / 2) * width, y: ((1 - y) / 2) * height };
}
