import { useDeferredValue, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether React has taken over the part that asks. False while documents are prerendered, which keeps them small.
 * Deferred, so that what is drawn then is drawn in small pieces: a press need not wait for it.
 */
export function useHydrated(): boolean {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(hydrated);
}
