import { AbilitiesHint } from "#features/voice/AbilitiesHint.tsx";
import { pageAbilities } from "./page-abilities.ts";

/** The hint below the choice to speak. It is fetched with the choice, because it asks the browser for its abilities. */
export const PageAbilitiesHint = () => <AbilitiesHint findAbilities={pageAbilities} />;
