/** Why there is no scene, and the drawing stays. */
export type Refusal = "no-webgl" | "context-lost" | "failed";

/** Why the scene shows one picture and rests: its renderer computes on the processor, or was too slow. */
export type Rest = "software" | "slow";

/** A canvas on the page, or the half of it that was handed to a worker. */
export type SceneCanvas = HTMLCanvasElement | OffscreenCanvas;

export type SceneOrder =
  | {
      type: "start";
      canvas: SceneCanvas;
      /** In device pixels. */
      width: number;
      height: number;
      /** Move whatever the renderer, however slow (`?scene=on`). */
      forced: boolean;
      /** Seconds since the scene began. */
      at: number;
      day: boolean;
    }
  | { type: "resize"; width: number; height: number }
  | { type: "look"; x: number; y: number }
  | { type: "theme"; day: boolean }
  | { type: "play"; playing: boolean }
  | { type: "stop" };

export type SceneReport =
  | { type: "drawn" }
  | { type: "rested"; why: Rest }
  | { type: "refused"; why: Refusal };
