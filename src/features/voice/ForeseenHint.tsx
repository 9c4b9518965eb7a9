import { useCopy } from "#shared/copy.ts";
import { callModeOf, foreseenCopy } from "./foreseen.copy.ts";
import { type Foresee, useForeseen } from "./useForeseen.ts";

export interface ForeseenHintProps {
  /** Says what this browser can do in a call. */
  foresee: Foresee;
}

/** Says under the choice how a call goes here. */
export function ForeseenHint({ foresee }: ForeseenHintProps) {
  const words = useCopy(foreseenCopy).choice;
  const abilities = useForeseen(foresee);
  return abilities && words[callModeOf(abilities)];
}
