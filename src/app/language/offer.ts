import { isLanguage, type Language } from "#shared/language.ts";
import { storedLanguage } from "./stored-language.ts";

/** The attribute on `<html>` that keeps the place of the offer, from before the first paint on (`views.css`). */
export const offersLanguage = "data-offer";

/** The language that the browser asks for first, if it is not the page's own and the visitor has chosen none here. */
export function offeredLanguage(own: Language): Language | null {
  const [first = ""] = navigator.language.split("-");
  return isLanguage(first) && first !== own && !storedLanguage(() => localStorage) ? first : null;
}
