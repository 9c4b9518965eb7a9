import { answerHours } from "#shared/answer-hours.ts";
import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";

export const invitationCopy = defineCopy({
  de: {
    title: "Sprechen wir, bevor Sie etwas kaufen",
    /** @param minutes that a first call takes. */
    text: (minutes: number) =>
      claim(
        `In ${minutes}\u00a0Minuten am Telefon, kostenlos und unverbindlich, erfahren Sie, was sich bei Ihnen automatisieren lässt, ob es sich lohnt und was besser bei Menschen bleibt. Innerhalb von ${answerHours}\u00a0Stunden schlagen wir eine Uhrzeit vor.`,
        "answer-24h",
        "no-obligation",
      ),
    email: "E-Mail",
    phone: "Telefon",
    place: "Standort",
    call: "Anruf vereinbaren",
  },
  en: {
    title: "Let’s talk before you buy anything",
    text: (minutes: number) =>
      claim(
        `In a free, no-obligation ${minutes}-minute call, you find out what can be automated in your company, whether it pays off and what is better left to people. We suggest a time within ${answerHours}\u00a0hours.`,
        "answer-24h",
        "no-obligation",
      ),
    email: "Email",
    phone: "Phone",
    place: "Location",
    call: "Schedule Call",
  },
});
