import { defineCopy } from "#shared/copy.ts";
import type { Claim } from "#ui/claim/ClaimList.tsx";
import { claimed } from "./claims.figures.ts";

export type ClaimId = "hours" | "tickets" | "languages" | "availability";

interface ClaimsWords {
  noteName: string;
  /** @param weeks in which figures are watched after the start. */
  claims: (weeks: number) => readonly (Claim & { id: ClaimId })[];
}

/** The claims about the chat assistant, each with its basis (SOL-03). */
export const claimsCopy = defineCopy<ClaimsWords>({
  de: {
    noteName: "Fußnote",
    claims: (weeks) => [
      {
        id: "hours",
        figure: "24/7",
        label: "Antworten",
        basis: "Vom Assistenten. Ihr Team antwortet zu Ihren Geschäftszeiten.",
      },
      {
        id: "tickets",
        figure: `bis zu ${claimed.fewerTickets}\u00a0%`,
        label: "weniger Tickets: unser Ziel",
        basis: `Ein Ziel für wiederkehrende Fragen, keine Garantie. Was Sie erreichen, hängt von Ihren Themen ab; wir messen es in den ersten ${weeks} Wochen mit Ihnen.`,
      },
      {
        id: "languages",
        figure: `${claimed.languages}+`,
        label: "Sprachen",
        basis:
          "Er antwortet in der Sprache der Frage. Die Sprachen, die Sie brauchen, prüfen wir vor dem Start.",
      },
      {
        id: "availability",
        figure: `${claimed.availability}\u00a0%`,
        label: "Verfügbarkeit als Ziel",
        basis:
          "Auch nachts und an Feiertagen. Zugesagt ist, was in Ihrem Vertrag steht; Wartungen kündigen wir an.",
      },
    ],
  },
  en: {
    noteName: "Footnote",
    claims: (weeks) => [
      {
        id: "hours",
        figure: "24/7",
        label: "answers",
        basis: "From the assistant. Your team answers during your business hours.",
      },
      {
        id: "tickets",
        figure: `up to ${claimed.fewerTickets}%`,
        label: "fewer tickets, as a target",
        basis: `A target for recurring questions, not a guarantee. What you achieve depends on your topics; we measure it with you in the first ${weeks} weeks.`,
      },
      {
        id: "languages",
        figure: `${claimed.languages}+`,
        label: "languages",
        basis:
          "The assistant answers in the language of the question. Before launch we check the ones you need.",
      },
      {
        id: "availability",
        figure: `${claimed.availability}%`,
        label: "availability target",
        basis:
          "Nights and public holidays included. We commit to the availability in your contract and announce maintenance.",
      },
    ],
  },
});
