import { answerHours } from "#shared/answer-hours.ts";
import { defineCopy } from "#shared/copy.ts";
import { promise } from "#shared/promise.ts";

export const invitationCopy = defineCopy({
  de: {
    title: "Sprechen wir, bevor Sie etwas kaufen",
    /** @param minutes that a first call takes. */
    text: (minutes: number) =>
      promise(
        `In einem Gespräch von ${minutes} Minuten sehen Sie, was sich bei Ihnen automatisieren lässt und was besser bei Menschen bleibt. Schreiben Sie uns kurz, worum es geht: Innerhalb von ${answerHours} Stunden antwortet ein Mensch.`,
        "answer-24h",
        "read-by-people",
      ),
    email: "E-Mail",
    phone: "Telefon",
    place: "Standort",
    call: "Anruf vereinbaren",
  },
  en: {
    title: "Let’s talk before you buy anything",
    text: (minutes: number) =>
      promise(
        `In a ${minutes}-minute call you will see what can be automated in your company and what is better left to people. Tell us briefly what it is about: a person will answer you within ${answerHours} hours.`,
        "answer-24h",
        "read-by-people",
      ),
    email: "Email",
    phone: "Phone",
    place: "Location",
    call: "Schedule Call",
  },
});
