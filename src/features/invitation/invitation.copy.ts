import { answerHours } from "#shared/answer-hours.ts";
import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";

export const invitationCopy = defineCopy({
  de: {
    /** @param minutes that a first call takes. */
    title: (minutes: number) =>
      claim(`In ${minutes}\u00a0Minuten wissen Sie, woran\u00a0Sie\u00a0sind`, "useful-answer"),
    text: (minutes: number) =>
      claim(
        `Wählen Sie einen Tag, und nennen Sie uns drei Fragen Ihrer Kunden. Innerhalb von ${answerHours}\u00a0Stunden schreiben wir Ihnen die Uhrzeit und eine erste Einschätzung. Am Telefon (${minutes}\u00a0Minuten, kostenlos, unverbindlich) erfahren Sie, was sich automatisieren lässt und was nicht.`,
        "answer-24h",
        "no-obligation",
        "useful-answer",
      ),
    email: "E-Mail",
    phone: "Telefon",
    place: "Standort",
    call: "Anruf vereinbaren",
  },
  en: {
    title: (minutes) =>
      claim(`In ${minutes}\u00a0minutes, you’ll know what\u00a0to\u00a0automate`, "useful-answer"),
    text: (minutes: number) =>
      claim(
        `Pick a day and tell us three questions your customers ask. Within ${answerHours}\u00a0hours, we’ll email you the exact time and an initial assessment. On the call (${minutes}\u00a0minutes, free, no obligation), we’ll work out what to automate and what not to.`,
        "answer-24h",
        "no-obligation",
        "useful-answer",
      ),
    email: "Email",
    phone: "Phone",
    place: "Location",
    call: "Schedule Call",
  },
});
