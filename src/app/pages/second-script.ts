/**
 * The second script: the contact view with its services, everything below the hero, the assistant, the scene and what
 * else is there for the eye alone. The first paint and the first press work without it.
 */
export { NightExample } from "#features/hero/night/NightExample.tsx";
export { RiverScene } from "#features/hero/scene/RiverScene.tsx";
export { SentLight } from "#features/hero/sent-light/SentLight.tsx";
export { LitWindow } from "#features/skyline/LitWindow.tsx";
export { createAssistant } from "../assistant/assistant.ts";
export { LanguageOffer } from "../language/LanguageOffer.tsx";
export { createContactServices } from "../services/contact-services.ts";
export { ContactPage } from "./ContactPage.tsx";
export { HomeSections } from "./HomeSections.tsx";
export { PageAssistant } from "./PageAssistant.tsx";
export { PageEnd } from "./PageEnd.tsx";
