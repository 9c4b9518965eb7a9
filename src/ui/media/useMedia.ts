import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds now. While the page is prerendered nobody knows: then `fallback`. */
export function useMedia(query: string, fallback = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => fallback,
  );
}
