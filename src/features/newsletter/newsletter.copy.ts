import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";

export const newsletterCopy = defineCopy({
  de: {
    title: "Newsletter in Vorbereitung",
    email: "E-Mail-Adresse für den Newsletter",
    subscribe: "Abonnieren",
    hint: claim("Startet später. Es wird nichts gesendet.", "newsletter-nothing"),
    answer: claim(
      "Den Newsletter gibt es noch nicht. Was Sie hier eingeben, wird weder gespeichert noch gesendet.",
      "newsletter-nothing",
    ),
  },
  en: {
    title: "Newsletter coming soon",
    email: "Email address for the newsletter",
    subscribe: "Subscribe",
    hint: claim("Not open yet. Nothing you type is sent.", "newsletter-nothing"),
    answer: claim(
      "The newsletter has not started yet. What you type here is neither saved nor sent.",
      "newsletter-nothing",
    ),
  },
});
