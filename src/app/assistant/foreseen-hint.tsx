import type { ComponentType } from "react";
import { ForeseenHint } from "#features/voice/ForeseenHint.tsx";
import { pageForesee } from "./page-foresee.ts";

/** The hint below the choice to speak. It is fetched with the choice, because it asks the browser for its abilities. */
export function foreseenHint(): ComponentType {
  return () => <ForeseenHint foresee={pageForesee} />;
}
