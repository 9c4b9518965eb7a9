/**
 * The second script: the contact view with its services, and everything below the hero. The first paint and the first
 * press work without it.
 */
export { createContactServices } from "../contact-services.ts";
export { ContactPage } from "../pages/ContactPage.tsx";
export { HomeSections } from "../pages/HomeSections.tsx";
export { PageEnd } from "../pages/PageEnd.tsx";
