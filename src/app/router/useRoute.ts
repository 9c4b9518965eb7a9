import { useMemo, useSyncExternalStore } from "react";
import { formatRoute, parseRoute, type Route } from "./route.ts";

function subscribe(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** The route of the address bar: follows links, `navigate`, back and forward alike (ROUTE-06). */
export function useRoute(initialHash: string): Route {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => initialHash,
  );
  return useMemo(() => parseRoute(hash), [hash]);
}

/** Goes to a route; the hash is the only place where it is kept (ROUTE-02, ROUTE-03). */
export function navigate(route: Route): void {
  window.location.hash = formatRoute(route);
}
