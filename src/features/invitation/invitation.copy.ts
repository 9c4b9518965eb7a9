import { defineCopy } from "#shared/copy.ts";

export const invitationCopy = defineCopy({
  de: {
    title: "Sprechen wir, bevor Sie etwas kaufen",
    /** @param minutes that a first call takes. */
    text: (minutes: number) =>
      `In einem Gespräch von ${minutes} Minuten sehen Sie, was sich bei Ihnen automatisieren lässt und was besser bei Menschen bleibt.`,
    email: "E-Mail",
    phone: "Telefon",
    place: "Standort",
    call: "Anruf vereinbaren",
  },
  en: {
    title: "Let’s talk before you buy anything",
    text: (minutes: number) =>
      `In a ${minutes}-minute call you will see what can be automated in your company and what is better left to people.`,
    email: "Email",
    phone: "Phone",
    place: "Location",
    call: "Schedule Call",
  },
});
