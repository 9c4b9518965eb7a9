// What other apps import: the contact view, its controller and the port that they carry out.
export { ContactSection, type ContactSectionProps } from "./ContactSection.tsx";
export type { DirectContact } from "./ContactView.tsx";
export { type ContactController, createContactController } from "./contact.controller.ts";
export { contactCopy } from "./contact.copy.ts";
export type { ContactPort, OutgoingRequest, StoredRequest, SubmitFailure } from "./contact.port.ts";
