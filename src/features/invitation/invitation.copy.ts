import { answerHours } from "#shared/answer-hours.ts";
import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";

export const invitationCopy = defineCopy({
  de: {
    /** @param minutes that a first call takes. */
    title: (minutes: number) =>
      claim(`In ${minutes}\u00a0Minuten wissen Sie, ob\u00a0es\u00a0sich\u00a0lohnt`, "useful-answer"),
    text: (minutes: number) =>
      claim(
        `Der Anruf dauert ${minutes}\u00a0Minuten und ist kostenlos und unverbindlich. Sie erfahren, was sich bei Ihnen automatisieren lässt und was besser bei Menschen bleibt. Innerhalb von ${answerHours}\u00a0Stunden schlagen wir eine Uhrzeit vor.`,
        "answer-24h",
        "no-obligation",
      ),
    email: "E-Mail",
    phone: "Telefon",
    place: "Standort",
    call: "Anruf vereinbaren",
  },
  en: {
    title: (minutes) =>
      claim(`In ${minutes}\u00a0minutes, you’ll know if\u00a0it\u00a0pays\u00a0off`, "useful-answer"),
    text: (minutes: number) =>
      claim(
        `The call takes ${minutes}\u00a0minutes. It is free, with no obligation. You find out what can be automated in your company and what is better left to people. We suggest a time within ${answerHours}\u00a0hours.`,
        "answer-24h",
        "no-obligation",
      ),
    email: "Email",
    phone: "Phone",
    place: "Location",
    call: "Schedule Call",
  },
});
