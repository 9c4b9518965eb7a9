/**
 * Journeys run at a desktop's width. Those whose behaviour depends on width or touch have one of these tags, and run on
 * a phone too, or there alone (docs/operations/browsers.md says why the others need not).
 */
export const phoneToo = "@phone-too";
export const phoneOnly = "@phone-only";
/** Journeys that ask something of the browser itself: focus, keys, history, storage, how scripts and sheets arrive. */
export const firefoxToo = "@firefox-too";
