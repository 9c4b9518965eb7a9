import { useCopy } from "#shared/copy.ts";
import { abilitiesCopy, callModeOf } from "./abilities.copy.ts";
import { type FindAbilities, useAbilities } from "./useAbilities.ts";

export interface AbilitiesHintProps {
  /** Says what this browser can do in a call. */
  findAbilities: FindAbilities;
}

export function AbilitiesHint({ findAbilities }: AbilitiesHintProps) {
  const words = useCopy(abilitiesCopy).choice;
  const abilities = useAbilities(findAbilities);
  return abilities && words[callModeOf(abilities)];
}
