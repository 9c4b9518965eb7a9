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
    vatId: "Umsatzsteuer-Identifikationsnummer nach §\u00A027a UStG",
    editor: "Inhaltlich verantwortlich nach §\u00A018 Abs.\u00A02 MStV",
    editorAddress: "Anschrift wie oben",
    disputes: "Streitbeilegung",
    disputesText:
      "Unser Angebot richtet sich an Unternehmen. Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00A036 VSBG).",
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
    vatId: "VAT identification number under §\u00A027a UStG",
    editor: "Responsible for content under §\u00A018(2) MStV",
    editorAddress: "Address as above",
    disputes: "Dispute resolution",
    disputesText:
      "Our services are for businesses. We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (§\u00A036 VSBG).",
    notices: "Licences of the software and typefaces in use",
    noticesNote: "(text)",
  },
});

/** Marks what a release must replace. */
export const sampleCopy = defineCopy({
  de: {
    mark: "Beispielangabe",
    title: "Diese Seite enthält Beispielangaben",
    text: "Angaben zum Unternehmen und zu Dienstleistern sind erfunden, die Fristen vorläufig. Vor einer Veröffentlichung treten echte an ihre Stelle.",
  },
  en: {
    mark: "Sample value",
    title: "This page contains sample values",
    text: "Details of the company and its providers are made up; the periods are provisional. Real ones will replace them before publication.",
  },
});
