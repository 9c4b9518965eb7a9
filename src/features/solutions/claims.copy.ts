import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import type { Claim } from "#ui/claim/ClaimList.tsx";
import { claimed } from "./claims.figures.ts";

/** The claims about the chat assistant, each with its basis (SOL-03). */
export const claimsCopy = defineCopy<{ label: string; claims: readonly Claim[] }>({
  de: {
    label: "Der KI-Chat-Assistent in Zahlen",
    claims: [
      {
        id: "hours",
        figure: "24/7",
        label: "Antworten vom Assistenten",
        basis: "Alles andere klärt tagsüber Ihr Team.",
      },
      {
        id: "languages",
        figure: `${claimed.languages}+`,
        label: "Sprachen",
        basis: "Er antwortet in der Sprache der Frage.",
      },
      {
        id: "tickets",
        figure: `Ziel: bis zu ${claimed.fewerTickets}\u00a0%`,
        label: "weniger Tickets",
        basis: claim("Anfragen an Ihr Team, nach dem Start gemessen.", "as-quoted"),
      },
      {
        id: "availability",
        figure: `Ziel: ${claimed.availability}\u00a0%`,
        label: "Verfügbarkeit",
        basis: "Zugesagt ist, was im Vertrag steht.",
      },
    ],
  },
  en: {
    label: "The AI chat assistant in figures",
    claims: [
      {
        id: "hours",
        figure: "24/7",
        label: "answers from the assistant",
        basis: "Your team handles the rest during the day.",
      },
      {
        id: "languages",
        figure: `${claimed.languages}+`,
        label: "languages",
        basis: "It replies in the language of the question.",
      },
      {
        id: "tickets",
        figure: `Target: up to ${claimed.fewerTickets}%`,
        label: "fewer tickets",
        basis: claim("Enquiries to your team, measured after launch.", "as-quoted"),
      },
      {
        id: "availability",
        figure: `Target: ${claimed.availability}%`,
        label: "availability",
        basis: "Your contract says what is guaranteed.",
      },
    ],
  },
});
