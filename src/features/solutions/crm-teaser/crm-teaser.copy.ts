import { defineCopy } from "#shared/copy.ts";

export const crmTeaserCopy = defineCopy({
  de: {
    carried: "Die neue Anschrift geht weiter ins CRM",
    go: "Abgleich ansehen",
    from: "Aus dem Chat: Hafenstraße 9",
  },
  en: {
    carried: "The new address goes on to the CRM",
    go: "See how it spreads",
    from: "From the chat: Hafenstraße 9",
  },
});
