import { defineCopy } from "#shared/copy.ts";
import { promise } from "#shared/promise.ts";

export const invitationCopy = defineCopy({
  de: {
    title: "Sprechen wir, bevor Sie etwas kaufen",
    text: promise(
      "In einem Gespräch von 30 Minuten sehen Sie, was sich bei Ihnen automatisieren lässt und was besser bei Menschen bleibt. Schreiben Sie uns kurz, worum es geht: Sie erhalten innerhalb von 24 Stunden eine Antwort von einem Menschen.",
      "answer-24h",
      "read-by-people",
    ),
    email: "E-Mail",
    place: "Standort",
    call: "Anruf vereinbaren",
  },
  en: {
    title: "Let’s talk before you buy anything",
    text: promise(
      "In a 30-minute call you will see what can be automated in your company and what is better left to people. Tell us briefly what it is about: a person will answer you within 24 hours.",
      "answer-24h",
      "read-by-people",
    ),
    email: "Email",
    place: "Location",
    call: "Schedule Call",
  },
});
