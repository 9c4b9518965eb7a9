import { defineSection } from "../policy.model.ts";

export const contact = defineSection({
  de: ({ company }) => ({
    title: "Kontakt",
    content: ["Fragen zu Ihren Daten, ein Widerruf oder eine Bitte um Löschung erreichen uns so:"],
    list: [
      { term: "E-Mail:", text: company.dataProtection?.email ?? company.email },
      { term: "Telefon:", text: company.phone.shown },
      {
        term: "Post:",
        text: `${company.legalName}, ${company.address.street}, ${company.address.postcode} ${company.address.city}`,
      },
    ],
    footer:
      "Damit wir Ihre Nachricht zuordnen können, schreiben Sie bitte von der E-Mail-Adresse, um die es geht.",
  }),
  en: ({ company }) => ({
    title: "Contact",
    content: [
      "If you have questions about your data, or want to withdraw consent or request erasure, you can reach us here:",
    ],
    list: [
      { term: "Email:", text: company.dataProtection?.email ?? company.email },
      { term: "Phone:", text: company.phone.shown },
      {
        term: "Post:",
        text: `${company.legalName}, ${company.address.street}, ${company.address.postcode} ${company.address.city}, Germany`,
      },
    ],
    footer: "Please write from the email address you gave us; otherwise your data is hard to find.",
  }),
});
