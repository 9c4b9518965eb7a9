import { type RefObject, useEffect, useRef } from "react";
import type { Route } from "./route.ts";

/** The contact view scrolls to its top this long after it has appeared (FORM-05). */
export const scrollTopAfterMs = 50;

/** A section that has not come by then is not waited for any longer: the visitor reads what is there. */
const sectionLimitMs = 5_000;

/** Where the home view was left, so that "back" comes back to the same place. */
export interface HomePlace {
  y: number;
}

/**
 * What happens on arriving at a route: the heading of a new view takes the focus, a section comes into view,
 * the contact view begins at its top, the home view where it was left (ROUTE-04, FORM-05).
 * @param heading the shown view's heading.
 */
export function useArrival(route: Route, heading: RefObject<HTMLElement | null>, place: HomePlace): void {
  const before = useRef<Route | null>(null);
  const stopWaiting = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (route.view !== "home") return;
    const remember = () => {
      place.y = window.scrollY;
    };
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [route.view, place]);

  useEffect(() => {
    const from = before.current;
    before.current = route;
    // React's development mode runs effects twice: the second time is no arrival.
    if (from === route) return;
    const newView = from !== null && from.view !== route.view;
    if (newView) heading.current?.focus({ preventScroll: true });
    stopWaiting.current();
    if (route.view === "home" && route.section) stopWaiting.current = arriveAt(route.section);
    else if (route.view === "home" && newView) window.scrollTo({ top: place.y, behavior: "instant" });
  }, [route, heading, place]);

  useEffect(() => {
    if (route.view !== "contact") return;
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior: "instant" }), scrollTopAfterMs);
    return () => clearTimeout(timer);
  }, [route.view]);
}

/**
 * Brings a section of the home view into view and lets the Tab key go on from there. Coming from the form, the section
 * may be a moment behind the view that it belongs to: it is waited for.
 * @returns ends the waiting.
 */
function arriveAt(id: string): () => void {
  function arrived(): boolean {
    const section = document.getElementById(id);
    if (!section) return false;
    section.scrollIntoView();
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    return true;
  }
  if (arrived()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (arrived()) stop();
  });
  const limit = setTimeout(stop, sectionLimitMs);
  function stop(): void {
    clearTimeout(limit);
    observer.disconnect();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
