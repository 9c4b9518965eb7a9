import { defineCopy } from "#shared/copy.ts";

/** The texts inside the drawings. */
export const drawingsCopy = defineCopy({
  de: { missed: "14:30" },
  en: { missed: "2:30 pm" },
});
