import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the part that asks has come alive: not yet where it is prerendered, which keeps documents light. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
