import { defineCopy } from "#shared/copy.ts";

export const nightCopy = defineCopy({
  de: {
    example: "Beispiel",
    lines: [
      { time: "03:07", text: "Welcher Filter passt zur P-40?" },
      { time: "03:07", text: "Der F-12, Handbuch Seite 8." },
    ],
  },
  en: {
    example: "Example",
    lines: [
      { time: "3:07 am", text: "Which filter fits the P-40?" },
      { time: "3:07 am", text: "The F-12, see manual, page 8." },
    ],
  },
});
