import { parseRoute, type Route } from "./route.ts";

/** The attribute on `<html>` that says which view is seen; the style follows it (`views.css`). */
export const shownView = "data-view";

/** The contact view scrolls to its top this long after it has appeared (FORM-05). */
const scrollTopAfterMs = 50;

const instant = (top: number) => window.scrollTo({ top, behavior: "instant" });

/** Marks the view that the address names as the one that is seen. */
function show(): Route {
  const route = parseRoute(location.hash);
  document.documentElement.setAttribute(shownView, route.view);
  // The contact view begins at its top however one comes to it; the browser would scroll it to where it was left.
  history.scrollRestoration = route.view === "contact" ? "manual" : "auto";
  return route;
}

function sectionOf(route: Route): HTMLElement | null {
  return route.view === "home" && route.section ? document.getElementById(route.section) : null;
}

/**
 * Coming back, a browser measures the place that it remembers before the faces are there, and ends some lines beside
 * the section. Whoever is that near is at the section; whoever had read on stays where they were.
 */
function keepTo(section: HTMLElement): void {
  const nearPx = 96;
  const align = (): void => {
    const begins = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (Math.abs(section.getBoundingClientRect().top - begins) < nearPx) {
      section.scrollIntoView({ behavior: "instant" });
    }
  };
  addEventListener("load", () => void document.fonts.ready.then(align), { once: true });
}

function focusHeading({ view }: Route): void {
  document.querySelector<HTMLElement>(`[data-on=${view}] h1`)?.focus({ preventScroll: true });
}

/** Lets the Tab key go on from a section. */
function focusOn(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/**
 * Shows the view that the address names, from now on and at each change of its hash: the heading of a new view takes
 * the focus, a section comes into view, the contact view begins at its top, the home view where it was left
 * (ROUTE-04, FORM-05). Needs no React: both views stand in the document.
 * @param listening ends it, by its signal.
 */
export function followAddress(listening?: AddEventListenerOptions): void {
  let shown = show();
  let homeLeftAt = 0;
  let toTop: ReturnType<typeof setTimeout>;

  function rememberHome(): void {
    if (shown.view === "home") homeLeftAt = scrollY;
  }

  function beginAtTop(): void {
    if (shown.view === "contact") toTop = setTimeout(() => instant(0), scrollTopAfterMs);
  }

  /** Handles the address of the first view. The browser itself scrolls to its section; only the focus is missing. */
  function arriveFirst(): void {
    beginAtTop();
    const section = sectionOf(shown);
    if (!section) return;
    focusOn(section);
    keepTo(section);
  }

  function follow(): void {
    const { view } = shown;
    clearTimeout(toTop);
    shown = show();
    const isNew = shown.view !== view;
    if (isNew) focusHeading(shown);
    beginAtTop();
    const section = sectionOf(shown);
    if (section) {
      section.scrollIntoView();
      focusOn(section);
    } else if (isNew && shown.view === "home") instant(homeLeftAt);
  }

  addEventListener("scroll", rememberHome, listening);
  addEventListener("hashchange", follow, listening);
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", arriveFirst, listening);
  else arriveFirst();
}
