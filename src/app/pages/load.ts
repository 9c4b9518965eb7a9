import { wakeAll } from "../lazy.ts";

/** Fetches the contact view. */
export const loadContactPart = () => import("./contact-part.ts");

/** Fetches what lies below the hero. */
export const loadHomeSections = () => import("./HomeSections.tsx");

/** Fetches the switch that stills the page, which Radix makes. */
export const loadPageMotion = () => import("../PageMotion.tsx");

/** What the first view does without, at the first sign of life. A failure is no matter yet: what needs it asks again. */
export function fetchTheRest(): void {
  wakeAll();
  loadContactPart().catch(() => undefined);
}
