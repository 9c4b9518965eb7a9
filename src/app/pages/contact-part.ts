/** The contact view with all that only it needs: one part, fetched at the visitor's first sign of life. */
export { openDesk } from "../contact-desk.ts";
export { parkedDraft } from "../documents/parked.ts";
export { default } from "./ContactPage.tsx";
