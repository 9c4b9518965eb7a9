import { queueEarlyInput } from "../hydration/early-input.ts";
import { documentLanguage } from "../language/document-language.ts";
import { offeredLanguage, offersLanguage } from "../language/offer.ts";
import { firstLanguage } from "../language/stored-language.ts";
import { followAddress, shownView } from "../router/arrival.ts";
import { keepCallbackRequest } from "../router/callback-request.ts";
import { crossFadeViews } from "../router/cross-fade.ts";
import { followTheme } from "../theme/theme.ts";
import { foldWhatIsFar } from "./fold.ts";
import { loadWhenPainted } from "./load.ts";

/**
 * The inline script of the home documents. It runs in the head, before anything is painted, and changes nothing
 * inside the root: shows the visitor's theme, leads to their language, shows the view that the address names, keeps
 * what is pressed before the page answers, and fetches the app after the first paint. Part of every first load:
 * kept small.
 */
const { entry = "", other = "" } = document.currentScript?.dataset ?? {};

/**
 * Leads a visitor who has chosen the other language to the document in it, before this one is shown (LANG-01).
 * @returns whether the other document is on its way.
 */
function leadToLanguage(): boolean {
  const own = documentLanguage();
  // A host may serve one document under both addresses: without this check it would redirect forever.
  if (firstLanguage(() => localStorage, own) === own || location.pathname === other) return false;
  document.documentElement.setAttribute(shownView, "none");
  location.replace(other + location.search + location.hash);
  return true;
}

followTheme();
if (!leadToLanguage()) {
  if (offeredLanguage(documentLanguage())) document.documentElement.setAttribute(offersLanguage, "");
  foldWhatIsFar();
  crossFadeViews();
  followAddress();
  keepCallbackRequest();
  queueEarlyInput();
  loadWhenPainted(() => import(/* @vite-ignore */ entry));
}
