/** The places of the page that a link can name (TOP-02). `contact` is a view, the others are on the home view. */
export const homeSections = ["about", "services"] as const;
export type HomeSection = (typeof homeSections)[number];

export type Route = { view: "home"; section: HomeSection | null } | { view: "contact" };

/** The view of a location's hash, which all documents' inline script asks for too. */
export function viewOf(hash: string): Route["view"] {
  return /^#?contact$/.test(hash) ? "contact" : "home";
}

/**
 * Reads a location's hash (ROUTE-01, ROUTE-04): `#contact` is the contact view, everything else the home view.
 * @param hash as `location.hash` gives it, with or without "#".
 */
export function parseRoute(hash: string): Route {
  if (viewOf(hash) === "contact") return { view: "contact" };
  const name = hash.replace(/^#/, "");
  return { view: "home", section: homeSections.find((section) => section === name) ?? null };
}

/** The hash of a route: "" for the home view's beginning, else with "#". */
export function formatRoute(route: Route): string {
  if (route.view === "contact") return "#contact";
  return route.section ? `#${route.section}` : "";
}

/** For links: an empty hash has to be written as "#". */
export function hrefOf(route: Route): string {
  return formatRoute(route) || "#";
}

export const homeRoute: Route = { view: "home", section: null };
export const contactRoute: Route = { view: "contact" };
