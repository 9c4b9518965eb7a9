/**
 * The second script: the contact view with its services, everything below the hero, and the light that shows a sent
 * address on its way. The first paint and the first press work without it.
 */
export { SentLight } from "#features/hero/sent-light/SentLight.tsx";
export { LitWindow } from "#features/skyline/LitWindow.tsx";
export { createContactServices } from "../services/contact-services.ts";
export { ContactPage } from "./ContactPage.tsx";
export { HomeSections } from "./HomeSections.tsx";
export { PageEnd } from "./PageEnd.tsx";
