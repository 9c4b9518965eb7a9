import type { SceneMode } from "#features/hero/scene/eligible.ts";

/** Switches in the address' query, for checks and support (environment.md). */
export interface PageOptions {
  scene: SceneMode;
  still: boolean;
  voiceLog: boolean;
}

/** @param search as `location.search` gives it; what it does not know it leaves as usual. */
export function readPageOptions(search: string): PageOptions {
  const query = new URLSearchParams(search);
  const scene = query.get("scene");
  return {
    scene: scene === "on" || scene === "still" ? scene : "auto",
    still: query.get("motion") === "still",
    voiceLog: query.get("debug") === "voice",
  };
}
