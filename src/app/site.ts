/**
 * The company's facts, in this one place. All of them are samples, plainly fictional, under the reserved
 * domain `.example`: `sample` lists the fields that a release must replace (environment.md).
 */
export const site = {
  /** The brand as visitors read it. */
  brand: "Mainlicht",
  /** The persona of the assistant (WID-02). */
  persona: "Lumi",
  email: "hallo@mainlicht.example",
  phone: { shown: "+49 69 000000-0", href: "tel:+49690000000" },
  legalName: "Mainlicht Automation GmbH",
  address: { street: "Musterufer 1", postcode: "60311", city: "Frankfurt/Main", country: "Germany" },
  representatives: ["Erika Mustermann", "Max Mustermann"],
  register: { court: "Amtsgericht Frankfurt am Main", number: "HRB 000000" },
  vatId: "DE000000000",
  /** Whom to ask about personal data; null where no officer has to be appointed. */
  dataProtection: { name: "Datenschutz-Team", email: "datenschutz@mainlicht.example" },
  /** Who answers for editorial content (§ 18 (2) MStV); null where there is none. */
  editor: "Erika Mustermann",
  hosting: { name: "Muster-Hosting GmbH", place: "Frankfurt am Main" },
} as const;

export type Site = typeof site;
export type SiteField = keyof Site;

/** Fields that still hold sample values. Take a field out when its real value stands above. */
export const sample: readonly SiteField[] = [
  "brand",
  "persona",
  "email",
  "phone",
  "legalName",
  "address",
  "representatives",
  "register",
  "vatId",
  "dataProtection",
  "editor",
  "hosting",
];
