/**
 * Every key that the site writes on the visitor's device (LANG-01, HERO-05). Whoever stores something takes its key
 * from here; the ledger says what it is for.
 */
export const languageKey = "language";
export const themeKey = "theme";
export const heroEmailKey = "hero-email";
