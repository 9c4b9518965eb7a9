import { type ComponentType, lazy } from "react";
import { fetchWithRetry } from "../hydration/fetch-with-retry.ts";
import { inTurn } from "../hydration/turns.ts";

type SecondScript = typeof import("./second-script.ts");

export const loadSecondScript = () => fetchWithRetry(() => import("./second-script.ts"));

/** A part of the second script, taken over in a turn of its own. */
export function secondPart<Props>(pick: (script: SecondScript) => ComponentType<Props>) {
  return lazy(() => inTurn(async () => pick(await loadSecondScript())));
}
