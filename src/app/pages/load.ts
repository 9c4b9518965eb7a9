import { wakeAll } from "../lazy.ts";

/** Fetches the contact view. */
export const loadContactPart = () => import("./contact-part.ts");

/** Fetches what lies below the hero. */
export const loadHomeSections = () => import("./HomeSections.tsx");

/** Fetches the controls in the footer: their switch is Radix's. */
export const loadPageControls = () => import("../PageControls.tsx");

/** What the first view does without, at the first sign of life. A failure is no matter yet: what needs it asks again. */
export function fetchTheRest(): void {
  wakeAll();
  loadContactPart().catch(() => undefined);
}
