import type { ComponentType } from "react";
import { AbilitiesHint } from "#features/voice/AbilitiesHint.tsx";
import { pageAbilities } from "./page-abilities.ts";

/** The hint below the choice to speak. It is fetched with the choice, because it asks the browser for its abilities. */
export function abilitiesHint(): ComponentType {
  return () => <AbilitiesHint findAbilities={pageAbilities} />;
}
