import { defineCopy } from "#shared/copy.ts";

/** Of each drawing the figure, what it counts, and the words at both ends below it. */
export const drawingsCopy = defineCopy({
  de: {
    waiting: { figure: "63 Stunden", state: "ohne Antwort", from: "Fr. 17:48", to: "Mo. 9:00" },
    diverging: { figure: "2 Anschriften", state: "für einen Kunden" },
    missed: { figure: "0 Anrufe", state: "einer war zugesagt", from: "In Besprechung", to: "Kunde wartet" },
  },
  en: {
    waiting: { figure: "63 hours", state: "without a reply", from: "Fri 5:48 pm", to: "Mon 9:00 am" },
    diverging: { figure: "2 addresses", state: "for one customer" },
    missed: { figure: "0 calls", state: "one was promised", from: "In a meeting", to: "Customer waits" },
  },
});
