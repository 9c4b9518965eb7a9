import { languageKey } from "#features/privacy/ledger/keys.ts";
import type { Language } from "#shared/copy.ts";
import { keepCallWish } from "../../router/call-wish.ts";
import { viewOf } from "../../router/route.ts";
import { recordEarly } from "./early.ts";
import { loadWhenPainted } from "./load.ts";
import { wholeSheet } from "./sheet.ts";
import { createSwapper } from "./swap.ts";

/**
 * The inline script of the home documents. It runs in the head, before anything is painted: chooses language
 * and view, hides the root while the wrong one stands in it, records what the visitor does before the page is
 * alive, and fetches the app after the first paint. Kept small: it is part of every first load.
 */
const html = document.documentElement;
const { entry = "", sheet = "", other = "" } = document.currentScript?.dataset ?? {};
const own: Language = html.lang === "en" ? "en" : "de";
const otherLimitMs = 5000;

function stored(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

const kept = stored();
let language: Language = kept === "de" || kept === "en" ? kept : own;
const swapper = createSwapper(document, () => ({ language, view: viewOf(location.hash) }));
const early = recordEarly(document, swapper.follow);

/** Parsed by the request itself: the security policy lets no text become markup. */
function otherDocument(): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${other} did not come`));
    request.open("GET", other);
    request.responseType = "document";
    request.timeout = otherLimitMs;
    request.onload = () => (request.responseXML ? resolve(request.responseXML) : fail());
    request.onerror = fail;
    request.ontimeout = fail;
    request.send();
  });
}

/** The other language's views stand in its own document. Without it the visitor reads this one. */
async function fetchOther(): Promise<void> {
  try {
    swapper.adopt(await otherDocument());
  } catch (cause) {
    console.error("the other language could not be fetched", cause);
    language = own;
    html.lang = own;
    swapper.show();
  }
}

keepCallWish();
window.early = early;
window.parkedViews = swapper.parked;
window.showView = swapper.show;
swapper.hideUnlessRight();

const languageIsHere = language === own ? null : fetchOther();
const whole = wholeSheet(sheet, swapper.styled);
window.styled = whole.shown;
// Whoever comes for a place on the page, or comes back to one, does not begin at the top.
const [visit] = performance.getEntriesByType("navigation");
const atTheTop = !location.hash && visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
if (!atTheTop) whole.fetch().catch(() => undefined);

loadWhenPainted(async () => {
  const sheetIsHere = whole.fetch();
  await languageIsHere;
  await Promise.all([sheetIsHere, import(/* @vite-ignore */ entry)]);
});
