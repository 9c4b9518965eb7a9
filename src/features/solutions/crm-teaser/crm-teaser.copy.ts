import { defineCopy } from "#shared/copy.ts";

export const crmTeaserCopy = defineCopy({
  de: {
    carried: "Nach der Freigabe geht die Anschrift ins CRM",
    go: "Abgleich ansehen",
    from: "Freigegeben: Hafenstraße 9",
  },
  en: {
    carried: "Once approved, the address goes to the CRM",
    go: "See the sync",
    from: "Approved: Hafenstraße 9",
  },
});
