import { heroCopy } from "#features/hero/hero.copy.ts";
import { claim } from "#shared/claim.ts";
import { defineCopy } from "#shared/copy.ts";
import { appCopy } from "../app.copy.ts";
import type { DocumentKind } from "./document.list.ts";

type Branded = (brand: string) => string;
interface Words {
  title: Branded;
  description: Branded;
}

/** Title and description of each document: what a search result and a link preview show. */
export const documentsCopy = defineCopy<Record<DocumentKind, Words>>({
  de: {
    home: {
      title: appCopy.de.title.home,
      description: (brand) =>
        claim(
          `${brand} automatisiert Support, Vertrieb und CRM: KI-Assistent, CRM-Integration, Lead-Generator. Ohne Programmieren, in rund 5 Arbeitstagen eingerichtet.`,
          "no-code-needed",
        ),
    },
    privacy: {
      title: (brand) => `Datenschutzerklärung – ${brand}`,
      description: (brand) =>
        `Welche Daten ${brand} auf dieser Website verarbeitet, wozu, auf welcher Grundlage und wie lange, und welche Rechte Sie haben.`,
    },
    imprint: {
      title: (brand) => `Impressum – ${brand}`,
      description: (brand) =>
        `Anbieterkennzeichnung von ${brand}: Anschrift, Vertretung, Kontakt und Register.`,
    },
    accessibility: {
      title: (brand) => `Erklärung zur Barrierefreiheit – ${brand}`,
      description: (brand) =>
        `Wie barrierefrei die Website von ${brand} ist, was geprüft wird, welche Grenzen bekannt sind und wem Sie eine Hürde melden.`,
    },
    security: {
      title: (brand) => `Sicherheit und Auftragsverarbeitung – ${brand}`,
      description: (brand) =>
        `Für Datenschutz und IT: was ${brand} vertraglich zusagt, wie diese Website mit Daten umgeht und wie Sie das nachprüfen.`,
    },
  },
  en: {
    home: {
      title: appCopy.en.title.home,
      description: (brand) =>
        claim(
          `${brand} automates support, sales and CRM: AI assistant, CRM integration and lead generator, without coding and set up in about 5 working days.`,
          "no-code-needed",
        ),
    },
    privacy: {
      title: (brand) => `Privacy policy – ${brand}`,
      description: (brand) =>
        `Which data ${brand} processes on this website, what for, on which legal basis and for how long, and which rights you have.`,
    },
    imprint: {
      title: (brand) => `Legal notice – ${brand}`,
      description: (brand) =>
        `Who is behind ${brand}: address, representatives, contact and commercial register.`,
    },
    accessibility: {
      title: (brand) => `Accessibility statement – ${brand}`,
      description: (brand) =>
        `How accessible the website of ${brand} is, what is checked, which limits are known, and whom to tell about a barrier.`,
    },
    security: {
      title: (brand) => `Security and data processing – ${brand}`,
      description: (brand) =>
        `For data protection officers and IT: what ${brand} agrees to in a contract, how this website handles data, and how you can check it.`,
    },
  },
});

/** Each by its own name. */
export const languageNames = { de: "Deutsch", en: "English" };

export const pageCopy = defineCopy({
  de: {
    contact: "Kontakt aufnehmen",
    contents: "Inhalt",
    withoutScript:
      "Formular und Assistent brauchen JavaScript, das Ihr Browser hier nicht ausführt. Schreiben Sie uns oder rufen Sie an:",
    notFound: {
      title: "Diese Seite gibt es nicht.",
      text: "Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist umgezogen. Von hier geht es weiter:",
      ways: [
        { label: "Lösungen", hash: "#services" },
        { label: "Ablauf und Preise", hash: "#process" },
        { label: "Häufige Fragen", hash: "#questions" },
      ],
    },
  },
  en: {
    contact: "Get in touch",
    contents: "Contents",
    withoutScript:
      "The form and the assistant need JavaScript, which your browser does not run here. Write to us or call us:",
    notFound: {
      title: "We can’t find that page.",
      text: "The address may be wrong, or the page may have moved. Try one of these:",
      ways: [
        { label: "Services", hash: "#services" },
        { label: "Steps and prices", hash: "#process" },
        { label: "Common questions", hash: "#questions" },
      ],
    },
  },
});

export const previewCopy = defineCopy<Record<DocumentKind, string>>({
  de: {
    home: heroCopy.de.headline,
    privacy: "Datenschutzerklärung",
    imprint: "Impressum",
    accessibility: "Erklärung zur Barrierefreiheit",
    security: "Sicherheit und Auftragsverarbeitung",
  },
  en: {
    home: heroCopy.en.headline,
    privacy: "Privacy policy",
    imprint: "Legal notice",
    accessibility: "Accessibility statement",
    security: "Security and data processing",
  },
});
