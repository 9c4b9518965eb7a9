/** Fetches the contact view. */
export const loadContactPage = () => import("./ContactPage.tsx");

/** Fetches what lies below the hero. */
export const loadHomeSections = () => import("./HomeSections.tsx");
