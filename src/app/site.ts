import { claimed } from "#features/solutions/claims.figures.ts";

/** What the lowest prices cover: enquiries a month, and systems that are connected; what more enquiries add a month. */
const basic = { requests: 500, systems: 5 } as const;
const further = { requests: 500, monthlyFrom: 150 } as const;

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
  address: { street: "Musterufer 1", postcode: "60311", city: "Frankfurt/Main" },
  country: { de: "Deutschland", en: "Germany" },
  /** The city within a sentence: "aus Frankfurt am Main". */
  town: "Frankfurt am Main",
  representatives: ["Erika Mustermann", "Max Mustermann"],
  register: {
    court: { de: "Amtsgericht Frankfurt am Main", en: "Local Court (Amtsgericht) Frankfurt am Main" },
    number: "HRB 000000",
  },
  vatId: "DE000000000",
  /** Whom to ask about personal data; null where no officer has to be appointed. */
  dataProtection: {
    name: { de: "Datenschutz-Team", en: "Data protection team" },
    email: "datenschutz@mainlicht.example",
  },
  /** Whom to tell about a weakness (RFC 9116), and until when this is checked to be right. */
  security: { email: "sicherheit@mainlicht.example", expires: "2027-10-31T00:00:00Z" },
  /** Delivers the website. Days until it deletes its server logs. */
  hosting: {
    name: "Muster-Hosting GmbH",
    place: "Frankfurt am Main",
    country: { de: "Deutschland", en: "Germany" },
    logDays: 14,
  },
  /** The company's own server, which keeps the requests. */
  ownServer: { place: "Frankfurt am Main", country: { de: "Deutschland", en: "Germany" } },
  /** Carries the mails of the contact form (SMTP). */
  mail: {
    name: "Muster-Mail GmbH",
    place: "Berlin",
    country: { de: "Deutschland", en: "Germany" },
  },
  /** Keeps the company's mailboxes, with the requests and what was answered. */
  mailbox: {
    name: "Muster-Postfach GmbH",
    place: "Berlin",
    country: { de: "Deutschland", en: "Germany" },
  },
  /** The legal basis of data transfers to the USA, for each provider that can be configured (Art. 44 to 49 GDPR). */
  safeguards: { database: "clauses", chat: "clauses", voice: "clauses", call: "clauses" },
  /** Days until what is kept outside the database is deleted. */
  periods: {
    /** Mails about a request, and notes of calls. */
    mailDays: 180,
    /** The parts of a conversation that a provider of chat or calls keeps, according to its contract. */
    conversationDays: 30,
    /** Back-ups of the database; erased requests stay in them until then. */
    backupDays: 30,
  },
  /** When people answer the phone. Monday is day 1. */
  officeHours: {
    de: "Montag bis Freitag, 9 bis 17 Uhr",
    en: "Monday to Friday, 9\u00a0am to 5\u00a0pm, German time",
  },
  /** The year the company began. */
  since: 2023,
  team: {
    size: 12,
    /** Who answers enquiries, with a direct line, and a square photograph in `public/` once there is one. */
    people: [
      {
        name: "Erika Mustermann",
        role: { de: "Geschäftsführerin, Beratung", en: "Managing director, consulting" },
        before: { de: "zuvor 12\u00a0Jahre im Großhandel", en: "previously 12\u00a0years in wholesale" },
        phone: { shown: "+49 69 000000-11", href: "tel:+496900000011" },
        picture: null,
      },
      {
        name: "Max Mustermann",
        role: { de: "Geschäftsführer, Technik", en: "Managing director, technology" },
        before: { de: "zuvor 15\u00a0Jahre im Maschinenbau", en: "previously 15\u00a0years in engineering" },
        phone: { shown: "+49 69 000000-12", href: "tel:+496900000012" },
        picture: null,
      },
    ],
  },
  /** The prices of a solution in euros, without value added tax. */
  price: {
    model: {
      de: `Einstiegspreise gelten bis ${basic.requests} Anfragen im Monat und ${basic.systems}\u00a0Systeme; je weitere ${further.requests} Anfragen ab ${further.monthlyFrom} €, mehr Systeme laut Angebot.`,
      en: `Starting prices cover up to ${basic.requests} enquiries a month and ${basic.systems}\u00a0systems; each further ${further.requests} add from €${further.monthlyFrom}, more systems by quote.`,
    },
    /** How many enquiries a month and systems the lowest prices cover. */
    upTo: basic,
    further,
    setupFrom: 2900,
    monthlyFrom: 290,
    /** The sum beside the price: `Workload`. */
    example: { requests: 400, minutes: 6, hourly: 45, target: claimed.fewerTickets },
    /** The services that are included in both prices, in a few words each. */
    includes: {
      de: [
        `${basic.systems}\u00a0Systeme, etwa CRM und ERP`,
        "Einweisung Ihres Teams",
        "Betrieb, Wartung und Updates",
        "4\u00a0Wochen Messung und Anpassung",
        "AV-Vertrag, Speicherort EU",
      ],
      en: [
        `Up to ${basic.systems}\u00a0systems, such as CRM and ERP`,
        "Training for your team",
        "Operation, maintenance, updates",
        "4\u00a0weeks of measuring and tuning",
        "Data processing agreement, EU data storage",
      ],
    },
  },
  contract: { minimumMonths: 3, noticeWeeks: 4 },
  /**
   * Working days from the order to the start, hours of the customer's own work until then, weeks in which figures are
   * watched after it, minutes of a first call.
   */
  project: { setupDays: 5, ownHours: 8, watchedWeeks: 4, callMinutes: 30 },
  /** Where customers sit, and what they do. */
  market: {
    /** All of them in as few words as possible. */
    region: { de: "Deutschland, Österreich und der Schweiz", en: "Germany, Austria and Switzerland" },
    countries: {
      de: "Deutschland, Österreich und der Schweiz",
      en: "Germany, Austria and Switzerland",
    },
    sectors: {
      de: "Großhandel, Maschinenbau, Handwerk und Dienstleistung",
      en: "wholesale, mechanical engineering, skilled trades and services",
    },
  },
  /** Where the solutions that are sold keep the data of customers and run the language model: something else than this website. */
  product: {
    dataPlace: {
      de: "in Rechenzentren in der Europäischen Union",
      en: "in data centres in the European Union",
    },
  },
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
  "country",
  "town",
  "representatives",
  "register",
  "vatId",
  "dataProtection",
  "hosting",
  "ownServer",
  "mail",
  "mailbox",
  "safeguards",
  "periods",
  "officeHours",
  "since",
  "team",
  "price",
  "contract",
  "project",
  "market",
  "product",
];
