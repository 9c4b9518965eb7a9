import { defineCopy } from "#shared/copy.ts";

export const drawingsCopy = defineCopy({
  de: {
    waiting: { time: "63 Stunden", state: "ohne Antwort", from: "Fr. 17:48", to: "Mo. 9:00" },
    invoice: "Rechnung",
    missed: { time: "14:30", promised: "Rückruf zugesagt", call: "Kein Anruf", customer: "Kunde wartet" },
  },
  en: {
    waiting: { time: "63 hours", state: "without a reply", from: "Fri 5:48 pm", to: "Mon 9:00 am" },
    invoice: "Invoice",
    missed: { time: "2:30 pm", promised: "Callback promised", call: "No call", customer: "Customer waits" },
  },
});
