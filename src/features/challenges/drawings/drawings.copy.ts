import { defineCopy } from "#shared/copy.ts";

export const drawingsCopy = defineCopy({
  de: { missed: "14:30" },
  en: { missed: "2:30 pm" },
});
