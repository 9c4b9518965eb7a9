import { wakeAll } from "../lazy.ts";

/** Fetches the contact view. */
export const loadContactPage = () => import("./ContactPage.tsx");

/** Fetches what lies below the hero. */
export const loadHomeSections = () => import("./HomeSections.tsx");

/** What the first view does without, at the first sign of life. A failure is no matter yet: what needs it asks again. */
export function fetchTheRest(): void {
  wakeAll();
  loadContactPage().catch(() => undefined);
}
