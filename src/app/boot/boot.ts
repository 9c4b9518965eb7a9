import { queueEarlyInput } from "../parts/early-input.ts";
import { followAddress } from "../router/arrival.ts";
import { keepCallWish } from "../router/call-wish.ts";
import { followTheme } from "../theme/theme.ts";
import { leadToLanguage } from "./language.ts";
import { loadWhenPainted } from "./load.ts";

/**
 * The inline script of the home documents. It runs in the head, before anything is painted, and changes nothing
 * inside the root: shows the visitor's theme, leads to their language, shows the view that the address names, keeps
 * what is pressed before the page answers, and fetches the app after the first paint. Part of every first load:
 * kept small.
 */
const { entry = "", other = "" } = document.currentScript?.dataset ?? {};

followTheme();
if (!leadToLanguage(other)) {
  followAddress();
  keepCallWish();
  queueEarlyInput();
  loadWhenPainted(() => import(/* @vite-ignore */ entry));
}
