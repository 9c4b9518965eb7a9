import { defineCopy } from "#shared/copy.ts";

export const nightCopy = defineCopy({
  de: {
    example: "Beispiel",
    lines: [
      { time: "03:07", text: "Wann kommt unsere Lieferung?" },
      { time: "03:07", text: "Am Dienstag, wie vereinbart." },
    ],
  },
  en: {
    example: "Example",
    lines: [
      { time: "3:07 am", text: "When will our order arrive?" },
      { time: "3:07 am", text: "On Tuesday, as planned." },
    ],
  },
});
