/**
 * The second script: the contact view with its services, and everything below the hero. The first paint and the first
 * press work without it.
 */
export { createContactServices } from "../services/contact-services.ts";
export { ContactPage } from "./ContactPage.tsx";
export { HomeSections } from "./HomeSections.tsx";
export { PageEnd } from "./PageEnd.tsx";
