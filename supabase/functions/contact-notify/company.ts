/**
 * Who writes: what a German company's business letters must show (§ 35a GmbHG). The function is deployed without the
 * rest of the repository, so these facts stand here a second time; a unit test compares them with `src/app/site.ts`.
 */
export const company = {
  brand: "Mainlicht",
  legalName: "Mainlicht Automation GmbH",
  address: "Musterufer 1, 60311 Frankfurt am Main",
  seat: "Frankfurt am Main",
  register: "Amtsgericht Frankfurt am Main, HRB 000000",
  directors: ["Erika Mustermann", "Max Mustermann"],
  phone: "+49 69 000000-0",
  officeHours: {
    de: "Montag bis Freitag, 9 bis 17 Uhr",
    en: "Monday to Friday, 9\u00a0am to 5\u00a0pm, German time",
  },
  policy: { de: "/datenschutz/", en: "/en/privacy/" },
} as const;
