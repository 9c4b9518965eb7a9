import type { MouseEvent } from "react";

/** The label of a field, where it has one: what should be in view together with the field. */
function labelOf(target: HTMLElement & Partial<Pick<HTMLInputElement, "labels">>): Element {
  return target.labels?.[0] ?? target;
}

/** Moves the focus to the element with this id, its label scrolled into view. */
export function moveFocus(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  labelOf(target).scrollIntoView({ block: "start" });
  target.focus({ preventScroll: true });
  if (document.activeElement !== target) {
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
}

/**
 * For links to a place on this page. The address' hash belongs to the router, so the jump must not write to
 * it; a press that opens a new tab stays the browser's.
 */
export function followWithin(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  moveFocus(id);
}
