import { defineCopy } from "#shared/copy.ts";

/** Of the button alone, which comes long before the drawer does. */
export const openCopy = defineCopy({
  de: { open: "Was diese Seite speichert" },
  en: { open: "What this page stores" },
});
