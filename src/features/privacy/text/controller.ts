import type { Language } from "#shared/copy.ts";
import { defineSection, type PolicyCompany, type PolicyPoint } from "../policy.model.ts";

function officer(company: PolicyCompany, language: Language, term: string): PolicyPoint[] {
  const { dataProtection } = company;
  return dataProtection ? [{ term, text: `${dataProtection.name[language]}, ${dataProtection.email}` }] : [];
}

export const controller = defineSection({
  de: ({ company }) => ({
    title: "Verantwortlicher",
    content: ["Verantwortlich für die Verarbeitung (Art. 4 Nr. 7 DSGVO) ist:"],
    list: [
      { term: "Unternehmen:", text: company.legalName },
      {
        term: "Anschrift:",
        text: `${company.address.street}, ${company.address.postcode} ${company.address.city}, Deutschland`,
      },
      { term: "Vertreten durch:", text: company.representatives.join(", ") },
      { term: "Telefon:", text: company.phone.shown },
      { term: "E-Mail:", text: company.email },
      ...officer(company, "de", "Datenschutz:"),
    ],
    footer: company.dataProtection
      ? "An die Datenschutzadresse können Sie sich mit jeder Frage zu Ihren Daten wenden."
      : "Ein Datenschutzbeauftragter ist nicht bestellt, weil das Gesetz es für uns nicht verlangt (Art. 37 DSGVO, § 38 BDSG).",
  }),
  en: ({ company }) => ({
    title: "Controller",
    content: ["The controller responsible for the processing (Art. 4(7) GDPR) is:"],
    list: [
      { term: "Company:", text: company.legalName },
      {
        term: "Address:",
        text: `${company.address.street}, ${company.address.postcode} ${company.address.city}, Germany`,
      },
      { term: "Represented by:", text: company.representatives.join(", ") },
      { term: "Phone:", text: company.phone.shown },
      { term: "Email:", text: company.email },
      ...officer(company, "en", "Data protection:"),
    ],
    footer: company.dataProtection
      ? "You can write to the data protection address with any question about your data."
      : "No data protection officer has been appointed because the law does not require us to have one (Art. 37 GDPR, § 38 BDSG).",
  }),
});
