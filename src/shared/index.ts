// What other apps import of the leaf modules: languages and words, the offer, the clock, results.
export { type Clock, systemClock } from "./clock.ts";
export {
  type Copy,
  defineCopy,
  type Language,
  LanguageContext,
  languages,
  rewording,
  rewrite,
  useCopy,
  useLanguage,
  WordingContext,
} from "./copy.ts";
export { OfferContext } from "./offer.ts";
export { failure, type Result, success } from "./result.ts";
export type { Solution } from "./solutions.ts";
