import { defineCopy } from "#shared/copy.ts";

export const nightCopy = defineCopy({
  de: {
    example: "Beispiel",
    lines: [
      { time: "03:07", text: "Frage zur Lieferzeit" },
      { time: "03:07", text: "Antwort: Lieferung Dienstag" },
    ],
  },
  en: {
    example: "Example",
    lines: [
      { time: "3:07 am", text: "Delivery question" },
      { time: "3:07 am", text: "Answer: arrives Tuesday" },
    ],
  },
});
