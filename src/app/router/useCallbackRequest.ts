import { useSyncExternalStore } from "react";
import { isCallbackRequest } from "./callback-request.ts";

const events = ["hashchange", "popstate"] as const;

function subscribe(listener: () => void) {
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Whether the visitor has come to where the page is now by a link that names a call. */
export function useCallbackRequest(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isCallbackRequest(window.history.state),
    () => false,
  );
}
