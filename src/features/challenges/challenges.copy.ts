import { defineCopy } from "#shared/copy.ts";

interface ChallengesWords {
  title: string;
  intro: string;
  challenges: readonly {
    id: "wait-times" | "data-silos" | "missed-appointments";
    /** When it happens, as in a log. */
    moment: string;
    title: string;
    text: string;
  }[];
}

export const challengesCopy = defineCopy<ChallengesWords>({
  de: {
    title: "Was jede Woche liegen bleibt",
    intro: "Schuld ist der Ablauf, nicht der Mensch.",
    challenges: [
      {
        id: "wait-times",
        moment: "Freitag, 17:48 Uhr",
        title: "Wartezeiten kosten Umsatz",
        text: "Ein Kunde fragt, ob die Dichtung passt. Bis am Montag jemand antwortet, hat er anderswo bestellt.",
      },
      {
        id: "data-silos",
        moment: "Dienstag, 10:15 Uhr",
        title: "CRM-Daten stecken in Silos",
        text: "Im Shop steht die neue Anschrift, im CRM die alte. Der Support fragt noch einmal, die Rechnung kommt zurück.",
      },
      {
        id: "missed-appointments",
        moment: "Donnerstag, 14:30 Uhr",
        title: "Termine werden verpasst",
        text: "Der Rückruf war zugesagt, doch die Erinnerung blieb aus. Ihr Vertrieb sitzt in einer Besprechung, und der Kunde ruft woanders an.",
      },
    ],
  },
  en: {
    title: "What slips through the net",
    intro: "It’s the process, not the people.",
    challenges: [
      {
        id: "wait-times",
        moment: "Friday, 5:48 pm",
        title: "Waiting costs you orders",
        text: "A customer asks whether the seal fits his pump. By the time somebody answers on Monday, he has ordered elsewhere.",
      },
      {
        id: "data-silos",
        moment: "Tuesday, 10:15 am",
        title: "CRM data sits in silos",
        text: "Your online shop has the new address, your CRM the old one. Support asks yet again, and the invoice comes back.",
      },
      {
        id: "missed-appointments",
        moment: "Thursday, 2:30 pm",
        title: "Appointments are missed",
        text: "You promised a callback, but no reminder came. So the customer calls someone else.",
      },
    ],
  },
});
