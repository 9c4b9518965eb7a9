import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether React has taken over the part that asks. False while documents are prerendered, which keeps them small. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
