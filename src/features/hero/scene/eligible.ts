/** `auto`: the scene where it is welcome, moving where the machine can; `on`: always; `still`: never. */
export type SceneMode = "auto" | "on" | "still";

export function savesData(from: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return from.connection?.saveData === true;
}

/** Whether the scene may be fetched at all (HERO-02). Where nothing may move it is one picture, and no more. */
export function mayFetch(mode: SceneMode, saving: boolean): boolean {
  return mode === "auto" ? !saving : mode === "on";
}
