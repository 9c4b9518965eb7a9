import type { DirectContact } from "mainlicht-site/contact";
import type { Solution } from "mainlicht-site/shared";

export const site: DirectContact & { brand: string } = {
  brand: "Kranich & Söhne",
  legalName: "Kranich & Söhne GmbH",
  email: "moin@kranich.example",
  phone: { shown: "+49 40 000000-0", href: "tel:+49400000000" },
  officeHours: { de: "Montag bis Donnerstag, 8 bis 16 Uhr", en: "Monday to Thursday, 8 am to 4 pm" },
};

/** What it sells: some of the solutions, in its own order. */
export const offer: readonly Solution[] = ["crm", "chat"];
