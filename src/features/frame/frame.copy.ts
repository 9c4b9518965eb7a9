import { defineCopy } from "#shared/copy.ts";

export const frameCopy = defineCopy({
  de: {
    skip: "Zum Inhalt springen",
    homeName: "Startseite",
    nav: "Hauptnavigation",
    /** Labels and targets of the bar and of the footer's quick links (TOP-02, HOME-02). */
    links: [
      { label: "Über uns", href: "#about" },
      { label: "Lösungen", href: "#services" },
      { label: "Kontakt", href: "#contact" },
    ],
    call: "Anruf vereinbaren",
    tagline: "People first. AI second.",
    quickLinks: "Schnellzugriff",
    language: "Sprache",
    /** The other language in the bar; what is seen stands at the beginning of what is heard. */
    other: { shown: "EN", name: "EN, Seite auf Englisch lesen" },
    languageChosen: "Die Seite ist jetzt auf Deutsch.",
    legal: "Rechtliches",
    imprint: { label: "Impressum", german: "Impressum", href: "/impressum/" },
    privacy: { label: "Datenschutz", german: "Datenschutz", href: "/datenschutz/" },
    accessibility: { label: "Barrierefreiheit", href: "/barrierefreiheit/" },
    security: { label: "Sicherheit", href: "/sicherheit/" },
    sample: "Firmendaten, Preise und Fristen sind Beispielangaben.",
    copyright: (year: number, owner: string) => `© ${year} ${owner}. Alle Rechte vorbehalten.`,
    place: (city: string) => `${city}, Deutschland`,
  },
  en: {
    skip: "Skip to content",
    homeName: "Homepage",
    nav: "Main navigation",
    links: [
      { label: "About us", href: "#about" },
      { label: "Services", href: "#services" },
      { label: "Contact", href: "#contact" },
    ],
    call: "Schedule Call",
    tagline: "People first. AI second.",
    quickLinks: "Quick links",
    language: "Language",
    other: { shown: "DE", name: "DE, read this page in German" },
    languageChosen: "The page is now in English.",
    legal: "Legal",
    imprint: { label: "Legal notice (Impressum)", german: "Impressum", href: "/en/legal-notice/" },
    privacy: { label: "Privacy (Datenschutz)", german: "Datenschutz", href: "/en/privacy/" },
    accessibility: { label: "Accessibility", href: "/en/accessibility/" },
    security: { label: "Security", href: "/en/security/" },
    sample: "Company details, prices and time frames are samples.",
    copyright: (year: number, owner: string) => `© ${year} ${owner}. All rights reserved.`,
    place: (city: string) => `${city}, Germany`,
  },
});
