import { defineCopy } from "#shared/copy.ts";

/** The words of the Impressum. Legal references keep their number with a no-break space. */
export const noticeCopy = defineCopy({
  de: {
    title: "Impressum",
    lead: "Angaben nach §\u00A05 DDG",
    provider: "Anbieter",
    address: "Anschrift",
    country: "Deutschland",
    representatives: "Vertreten durch die Geschäftsführung",
    contact: "Kontakt",
    phone: "Telefon:",
    email: "E-Mail:",
    register: "Registereintrag",
    vatId: "USt-IdNr. nach §\u00A027a\u00A0UStG",
    disputes: "Streitbeilegung",
    disputesText:
      "Unser Angebot richtet sich an Unternehmen. Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00A036 VSBG).",
    marks: "Marken und Lizenzen",
    marksText:
      "Genannte Produkt- und Firmennamen anderer Anbieter gehören ihren Inhabern. Wir verwenden Software und Schriften anderer unter deren Lizenzen. Alle stehen in dieser Liste:",
    notices: "Lizenzen der verwendeten Software und Schriften",
    noticesNote: "(Text, englisch)",
  },
  en: {
    title: "Legal notice",
    lead: "Information under §\u00A05 of the German Digital Services Act (Digitale-Dienste-Gesetz, DDG)",
    provider: "Provider",
    address: "Address",
    country: "Germany",
    representatives: "Represented by the managing directors",
    contact: "Contact",
    phone: "Phone:",
    email: "Email:",
    register: "Commercial register",
    vatId: "VAT identification number under §\u00A027a\u00A0UStG (German VAT Act)",
    disputes: "Dispute resolution",
    disputesText:
      "Our services are for businesses. We are neither willing nor obliged to take part in dispute resolution before a consumer conciliation body (§\u00A036\u00A0VSBG, the German Act on Consumer Dispute Resolution).",
    marks: "Trademarks and licences",
    marksText:
      "Names of other companies and their products belong to their owners. We use third-party software and typefaces under their licences. The full list is here:",
    notices: "Software and typeface licences",
    noticesNote: "(text)",
  },
});

/** Says what a release must replace. */
export const sampleCopy = defineCopy({
  de: {
    title: "Diese Seite enthält Beispielangaben",
    company: "Die Angaben zum Unternehmen sind Beispiele. Vor der Veröffentlichung ersetzen wir sie.",
    all: "Die Angaben zum Unternehmen und zu Dienstleistern sind Beispiele, die Fristen vorläufig. Vor der Veröffentlichung ersetzen wir sie.",
  },
  en: {
    title: "This page contains sample details",
    company: "Company details are samples and will be replaced before publication.",
    all: "Company and provider details are samples; periods are provisional. All will be replaced before publication.",
  },
});
