import type { SceneMode } from "#features/hero/scene/eligible.ts";

/**
 * Switches in the address' query, for checks and support (environment.md).
 * @param search as `location.search` gives it; what it does not know it leaves as usual.
 */
export function readPageOptions(search: string) {
  const query = new URLSearchParams(search);
  const asked = query.get("scene");
  const scene: SceneMode = asked === "on" || asked === "still" ? asked : "auto";
  return {
    scene,
    still: query.get("motion") === "still",
    voiceLog: query.get("debug") === "voice",
  };
}
