import { useMemo, useSyncExternalStore } from "react";
import { formatRoute, homeRoute, parseRoute, type Route } from "./route.ts";

function subscribe(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** The route of the address bar: follows links, `navigate`, back and forward alike (ROUTE-06). */
export function useRoute(): Route {
  const hash = useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    // Documents are rendered without a hash, so hydration must begin without one, whatever the address says.
    () => "",
  );
  return useMemo(() => parseRoute(hash), [hash]);
}

/** Goes to a route; the hash is the only place where it is kept (ROUTE-02, ROUTE-03). */
export function navigate(route: Route): void {
  window.location.hash = formatRoute(route);
}

/** Goes to the beginning of the home view, wherever that was left. */
export function goHomeToTheTop(): void {
  window.addEventListener("hashchange", () => window.scrollTo({ top: 0, behavior: "instant" }), {
    once: true,
  });
  navigate(homeRoute);
}
