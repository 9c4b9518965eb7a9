import { languageKey } from "#features/privacy/ledger/keys.ts";
import { parseRoute } from "../../router/route.ts";
import { recordEarly } from "./early.ts";
import { loadWhenPainted } from "./load.ts";
import { createSwapper } from "./swap.ts";

/**
 * The inline script of the home documents. It runs in the head, before anything is painted: chooses language
 * and view, hides the root while the wrong one stands in it, records what the visitor does before the page is
 * alive, and fetches the app after the first paint. Kept small: it is part of every first load.
 */
const html = document.documentElement;
const { entry = "", sheet = "" } = document.currentScript?.dataset ?? {};

function stored(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

const kept = stored();
const language = kept === "de" || kept === "en" ? kept : html.lang === "en" ? "en" : "de";
const swapper = createSwapper(document, () => ({ language, view: parseRoute(location.hash).view }));
const early = recordEarly(document, swapper.follow);

window.early = early;
window.parkedViews = swapper.parked;
window.showView = swapper.show;
swapper.hideUnlessRight();
loadWhenPainted(() => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = sheet;
  document.head.append(link);
  return import(/* @vite-ignore */ entry);
});
