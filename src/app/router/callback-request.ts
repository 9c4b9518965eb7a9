import { contactRoute, formatRoute } from "./route.ts";

const wish = { wish: "call" } as const;

export function isCallbackRequest(state: unknown): boolean {
  return typeof state === "object" && state !== null && Reflect.get(state, "wish") === wish.wish;
}

/** A press that the browser carries out in this very page: no other key says "new tab" or "download". */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * Goes to the form for a call. The hash stays `#contact` (ROUTE-01); the place in the history holds the wish, so that it
 * outlives a reload, back and forward.
 */
export function goForCall(): void {
  location.hash = formatRoute(contactRoute);
  history.replaceState(wish, "");
  // When the form is on the screen already, the hash does not change.
  dispatchEvent(new PopStateEvent("popstate", { state: wish }));
}

/**
 * Remembers that a visitor came to the form by a link that names a call. A second listener changes nothing: the page
 * has one beside that of its inline script.
 * @param listening ends it, by its signal.
 */
export function keepCallbackRequest(listening?: AddEventListenerOptions): void {
  function keep(event: MouseEvent): void {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a[data-wish="call"]') : null;
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    // The browser would follow the link later by itself, and lose the wish.
    event.preventDefault();
    goForCall();
  }
  // On the way down: React keeps a press from the document while the code of the part under it is missing.
  document.addEventListener("click", keep, { ...listening, capture: true });
}
