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
        `Mailen Sie uns drei Fragen Ihrer Kunden: Innerhalb von ${answerHours}\u00a0Stunden erhalten Sie eine erste Einschätzung und einen Terminvorschlag. Am Telefon (${minutes}\u00a0Minuten, kostenlos und unverbindlich) erfahren Sie, was sich automatisieren lässt und was besser bei Menschen bleibt.`,
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
        `Email us three questions your customers ask, and within ${answerHours}\u00a0hours you’ll have an initial assessment and a suggested time. On the call (${minutes}\u00a0minutes, free, no obligation), we’ll work out what to automate and what to leave to people.`,
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
