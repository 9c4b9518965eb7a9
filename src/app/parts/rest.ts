/**
 * What the first script does without: the contact view, with all that only it needs, and what lies below
 * the hero.
 */
export { createContactServices } from "../contact-services.ts";
export { ContactPage } from "../pages/ContactPage.tsx";
export { HomeSections } from "../pages/HomeSections.tsx";
export { PageEnd } from "../pages/PageEnd.tsx";
